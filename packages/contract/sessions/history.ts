import { movementRoles } from '@teeka/domain/sessions';
import { z } from 'zod';
import { call } from '../call.ts';
import { dateRange, rangeRefusals } from '../date-range.ts';
import { whole } from '../fields.ts';
import { named } from '../names.ts';
import { paged, pageRequest } from '../paging.ts';
import { withinArea } from '../within.ts';
import { plannedSession } from './plans.ts';
import { ofSession } from './shapes.ts';

const ofHistory = { access: movementRoles.plan, area: 'own-sites' } as const;

export const sessionHistory = call({
  ...ofHistory,
  name: 'sessions.sessionHistory',
  path: '{vaccinator}/session_history',
  summary: 'Sessions of the own sites or area in a past range of days, the latest first, with their counts.',
  request: z.object({
    ...dateRange,
    /** Only sessions of this status, by its code; null for all. */
    status: whole.nullable().default(null),
    ...withinArea,
    ...pageRequest,
  }),
  reply: paged(plannedSession),
  sealed: { reply: ['data.*.key_facilitator_mobile'] },
  refusals: rangeRefusals,
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
export type SessionSummary = z.output<typeof sessionSummary.reply>;
