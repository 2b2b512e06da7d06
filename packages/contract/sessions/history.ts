import { movementRoles } from '@teeka/domain/sessions';
import { z } from 'zod';
import { call } from '../call.ts';
import { dateRange, reportRefusals } from '../date-range.ts';
import { whole } from '../fields.ts';
import { named } from '../names.ts';
import { paged, pageRequest } from '../paging.ts';
import { asCertificate, paperFields } from '../paper-fields.ts';
import { stockRoles } from '../roles.ts';
import { withinArea } from '../within.ts';
import { plannedSession } from './plans.ts';
import { ofSession } from './shapes.ts';

const ofHistory = { access: movementRoles.plan, area: 'own-sites' } as const;

/** A session of the past, and how many doses were given at it and not taken back. */
const pastSession = plannedSession.extend({ doses: z.number().int() });
export type PastSession = z.output<typeof pastSession>;

/** By what the history is ordered; from the far end with a `-` before it. */
export const historyColumns = ['date', 'site', 'block', 'listed', 'vaccinated', 'rejected', 'doses', 'status'] as const;
export type HistoryColumn = (typeof historyColumns)[number];
export type HistoryOrder = HistoryColumn | `-${HistoryColumn}`;
export const historyOrders = historyColumns.flatMap((column): HistoryOrder[] => [column, `-${column}`]);

export const sessionHistory = call({
  ...ofHistory,
  name: 'sessions.sessionHistory',
  heavy: 'year',
  path: '{vaccinator}/session_history',
  summary:
    'Sessions of the own sites or area in a past range of at most a year, the latest first unless ordered otherwise, with their counts.',
  request: z.object({
    ...dateRange,
    /** Only sessions of this status, by its code; null for all. */
    status: whole.nullable().default(null),
    sort: z.enum(historyOrders).default('-date'),
    ...withinArea,
    ...pageRequest,
  }),
  reply: paged(pastSession),
  sealed: { reply: ['data.*.key_facilitator_mobile'] },
  refusals: reportRefusals,
});

/** How many of something. */
const counted = z.object({ count: z.number().int() });

export const sessionSummary = call({
  ...ofHistory,
  name: 'sessions.sessionSummary',
  summary: 'What came of a session, in figures: doses by vaccine, reasons for not vaccinating, who worked at it.',
  request: z.object({ session_id: ofSession.session_id }),
  reply: plannedSession.extend({
    started_by_name: z.string(),
    ended_by_name: z.string(),
    team: z.array(z.object({ display_name: z.string(), role: z.string() })),
    doses: z.array(counted.extend({ material_code: z.string(), material_name: z.string() })),
    reasons: z.array(counted.extend({ ...named('reason', z.string()) })),
    /** Put on the list on the day itself. */
    walk_ins: z.number().int(),
  }),
  sealed: { request: ofSession.sealed, reply: ['key_facilitator_mobile'] },
  refusals: ['REQVAL0012'],
});
export const downloadSessionDetails = call({
  name: 'sessions.downloadSessionDetails',
  summary:
    'A session as PDF: site, day and team, its lists with reasons, doses by vaccine, vials and wastage, adverse events.',
  access: stockRoles,
  area: 'own-sites',
  request: z.object({ session_id: ofSession.session_id, ...paperFields }),
  ...asCertificate,
  heavy: true,
  sealed: { request: [...ofSession.sealed, 'env'] },
  refusals: ['REQVAL0012'],
});
export type SessionSummary = z.output<typeof sessionSummary.reply>;
