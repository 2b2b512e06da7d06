import { auditReaders } from '@teeka/domain/audit';
import { z } from 'zod';
import { call } from './call.ts';
import { dateRange, rangeRefusals } from './date-range.ts';
import { asFile, id, instant, reference, text, word } from './fields.ts';
import { named } from './names.ts';
import { paged, pageRequest } from './paging.ts';
import { roles } from './roles.ts';

/** So many rows of a period are listed and stand in a file: the newest. */
export const mostAuditRows = 10_000;

/** One row of the audit log, without anything that was recorded of somebody's health. */
const auditLine = z.object({
  audit_id: id,
  at: instant,
  /** Who; null of what the server did by itself, or before a sign-in. */
  display_name: z.string().nullable(),
  role: z.enum(roles).nullable(),
  ...named('facility_name', z.string().nullable()),
  ...named('block_name', z.string().nullable()),
  /** What was done, one of `auditActs` of the domain. */
  act: word(),
  /** Of the audit of a worker: whose record it was, all but initials hidden; '' of nobody's. */
  person_masked: z.string(),
  /** Of the audit of a worker: somebody else did it to the account. */
  to_account: z.boolean(),
  /** Why, where a reason was typed for an act of administration; '' of others. */
  reason: z.string(),
  /** The code by which it was refused; '' where it was done. */
  refused: z.string(),
});
export type AuditLineShown = z.output<typeof auditLine>;

const reads = {
  access: auditReaders,
  area: 'own-area',
  heavy: 'figures',
  refusals: [...rangeRefusals, 'REQVAL0010', 'REQVAL0012'],
} as const;
const reply = paged(auditLine).extend({
  /** The name of the person or the worker whom it is about. */
  about: z.string(),
});

export const getAuditOfPerson = call({
  ...reads,
  name: 'audit.getAuditOfPerson',
  path: '{admin}/getAuditOfPerson',
  summary: 'Who opened or changed the record of a person of the own area in a period of days, the newest first.',
  quiet: true,
  request: z.object({ beneficiaryId: reference, ...dateRange, ...pageRequest }),
  reply,
});

export const getAuditOfWorker = call({
  ...reads,
  name: 'audit.getAuditOfWorker',
  path: '{admin}/getAuditOfWorker',
  summary:
    'What a worker whom one answers for opened and changed in a period of days, and what others did to the account, the newest first.',
  quiet: true,
  request: z.object({ user_id: id, ...dateRange, ...pageRequest }),
  reply,
});

/** A file names why it was made; that stands in it and in the audit log. */
const fileRefusals = [...reads.refusals, 'FLDVAL0001', 'FLDVAL0003', 'FLDVAL0004'] as const;

export const downloadAuditOfPerson = call({
  ...reads,
  name: 'audit.downloadAuditOfPerson',
  path: '{admin}/downloadAuditOfPerson',
  summary:
    'The same as a sealed file (CSV) in the language of the caller: whoever runs the server can tell whether it was changed.',
  request: z.object({ beneficiaryId: reference, ...dateRange, reason: text() }),
  ...asFile,
  refusals: fileRefusals,
});

export const downloadAuditOfWorker = call({
  ...reads,
  name: 'audit.downloadAuditOfWorker',
  path: '{admin}/downloadAuditOfWorker',
  summary: 'The same of a worker as a sealed file (CSV).',
  request: z.object({ user_id: id, ...dateRange, reason: text() }),
  ...asFile,
  refusals: fileRefusals,
});
