import { z } from 'zod';
import { call } from './call.ts';
import { flag, id, instant, text } from './fields.ts';
import { named } from './names.ts';
import { paged, pageRequest } from './paging.ts';
import { answeringRoles, roles } from './roles.ts';
import { withinArea } from './within.ts';

/** Somebody who works in the area, as far as whoever answers for them needs it. */
const worker = z.object({
  user_id: id,
  user_name: z.string(),
  display_name: z.string(),
  role: z.enum(roles),
  ...named('facility_name', z.string().nullable()),
  /** The block of the post; null of who is posted above. A server of an earlier version leaves it out. */
  ...named('block_name', z.string().nullable().optional()),
  is_active: z.boolean(),
  /** Until when wrong passwords keep somebody out at one place at least; null where they do nowhere. */
  locked_until: instant.nullable(),
  /** How many phones and computers the account is signed in on. */
  sign_ins: z.number().int(),
  /** When the account signed in last; null where it never has. */
  last_sign_in: instant.nullable(),
  /** Since when there is the account. */
  made_at: instant,
});
export type Worker = z.output<typeof worker>;

export const getWorkers = call({
  name: 'workers.getWorkers',
  heavy: 'figures',
  path: '{admin}/getWorkers',
  summary: 'The workers of the own area whom one answers for, by a part of the name or the beginning of the user name.',
  access: answeringRoles,
  area: 'own-area',
  quiet: true,
  request: z.object({ search: text(60).default(''), ...withinArea, ...pageRequest }),
  reply: paged(worker),
  refusals: ['REQVAL0010'],
});

/** What is done to the account of a worker names the worker and the reason. */
const act = {
  access: answeringRoles,
  area: 'own-area',
  kind: 'command',
  request: z.object({ user_id: id, reason: text() }),
  refusals: ['FLDVAL0001', 'FLDVAL0003', 'FLDVAL0004', 'REQVAL0010', 'REQVAL0012'],
} as const;

export const endSignInsOfWorker = call({
  ...act,
  name: 'workers.endSignInsOfWorker',
  path: '{admin}/endSignInsOfWorker',
  summary: 'Ends every sign-in of a worker whom one answers for: a phone was lost, somebody has left.',
  reply: z.object({ ended: z.number().int() }),
});

export const unlockWorker = call({
  ...act,
  name: 'workers.unlockWorker',
  path: '{admin}/unlockWorker',
  summary: 'Opens the account of a worker whom one answers for, which rests after wrong passwords.',
  reply: z.object({}),
});

/** The caller's own access token once more, as the specification has it in these payloads; it is compared and kept nowhere. */
const token = text(4000).default('');

export const updateUserStatus = call({
  ...act,
  name: 'workers.updateUserStatus',
  summary: 'Closes the account of a worker whom one answers for, which ends every sign-in, or opens it again.',
  request: z.object({ user_id: id, isActive: flag, reason: text().default(''), token }),
  reply: z.object({ ended: z.number().int() }),
  refusals: [...act.refusals, 'REQVAL0013'],
});

export const resetPassword = call({
  ...act,
  name: 'workers.resetPassword',
  summary:
    'Gives a worker whom one answers for a password for one sign-in, at which it is changed; ends every sign-in. Asks for the own password.',
  request: z.object({ user_id: id, reason: text(), currentPassword: text(), token }),
  /** To be told to the worker; it is shown this once. */
  reply: z.object({ password: z.string() }),
  sealed: { request: ['currentPassword'], reply: ['password'] },
  refusals: [...act.refusals, 'REQVAL0013', 'USRPRF0007', 'USRAUT0002', 'USRAUT0005'],
});
