import { movementRoles } from '@teeka/domain/sessions';
import { z } from 'zod';
import { call } from '../call.ts';
import { dateRange, rangeRefusals } from '../date-range.ts';
import { day, figure, id, recordId, recordIdOrNone, text, whole, word } from '../fields.ts';
import { named, translated } from '../names.ts';
import { paged, pageRequest } from '../paging.ts';
import { withinArea } from '../within.ts';
import { facilitatorFields, facilitatorRefusals, mobileRefusals, ofSession, session } from './shapes.ts';

/** A session as those see it who plan: with its facility and the ids of its team. */
export const plannedSession = session.extend({
  ...translated('session_site_name', z.string()),
  ...named('facilty_name', z.string()),
  /** Of the facility; a server of an earlier version leaves it out, and the names. */
  ...named('block_name', z.string().optional()),
  team_members: z.array(z.string()),
  /** What they are called, in the same order. */
  team_names: z.array(z.string()).optional(),
});
export type PlannedSession = z.output<typeof plannedSession>;

const change = { area: 'own-sites', kind: 'command' } as const;
const look = { access: movementRoles.plan, area: 'own-sites' } as const;

/** What planning and changing a plan have in common. Times `HH:MM` (24 h), vaccines by their code. */
const planFields = {
  date_of_session: text(40),
  start_time: text(10),
  end_time: text(10),
  capacity: figure,
  /** Equal parts that people are booked to; 1 when they come when they like. */
  slots: figure.default(1),
  vaccines: z.array(word(20)).max(40),
  /** Ids of users posted to the site; empty while it is open who comes. */
  team_members: z.array(id).max(40).default([]),
  /** Null for an ordinary session; else domain/sessions `specialTypes`. */
  special_session_type_id: whole.nullable().default(null),
  special_group: text().default(''),
  institution_name: text().default(''),
  /** Days before the day of registration, for type 1. */
  min_age: whole.nullable().default(null),
  max_age: whole.nullable().default(null),
  ...facilitatorFields,
};
const planRefusals = [
  'REQVAL0012',
  ...facilitatorRefusals,
  ...mobileRefusals.slice(0, 2),
  'FLDVAL0005',
  'FLDVAL0017',
  'FLDVAL0018',
  'FLDVAL0019',
  'FLDVAL0029',
  'SESPLN0001',
  'SESPLN0005',
  'SESPLN0006',
  'SESPLN0007',
  'SESPLN0009',
  'SESPLN0013',
  'SESPLN0014',
] as const;

export const addNewSession = call({
  ...change,
  name: 'sessions.addNewSession',
  path: '{vaccinator}/AddNewSession',
  summary: 'Plans a session at a site, once or on the same weekday of further weeks.',
  access: movementRoles.plan,
  request: z.object({
    session_site_id: recordId,
    ...planFields,
    repeat_weeks: figure.default(0),
    /** Put out for field workers at once. */
    publish: z.boolean().default(false),
  }),
  reply: z.object({ session_ids: z.array(z.string()) }),
  sealed: { request: ['session_site_id', 'key_facilitator_mobile'] },
  refusals: [...planRefusals, 'ADMFAC0003'],
});

export const updateSession = call({
  ...change,
  name: 'sessions.updateSession',
  summary: 'Changes a planned session, until it starts.',
  access: movementRoles.edit,
  request: z.object({ session_id: ofSession.session_id, ...planFields }),
  sealed: { request: [...ofSession.sealed, 'key_facilitator_mobile'] },
  refusals: [...planRefusals, 'SESDAY0003', 'SESDAY0004', 'SESDAY0007', 'SESDAY0008', 'SESPLN0002', 'SESPLN0008'],
});

export const publishSessions = call({
  ...change,
  name: 'sessions.publishSessions',
  summary: 'Puts plans out for field workers, who see each from 7 days before its day.',
  access: movementRoles.publish,
  request: z.object({ session_ids: z.array(recordId).min(1).max(100) }),
  reply: z.object({ published: z.number().int() }),
  sealed: { request: ['session_ids.*'] },
  refusals: ['REQVAL0012', 'SESDAY0003', 'SESDAY0004', 'SESDAY0007', 'SESDAY0008', 'SESPLN0002'],
});

const moved = { sealed: { request: ofSession.sealed } } as const;
const withReason = z.object({ session_id: ofSession.session_id, reason: text() });
const reasonRefusals = ['FLDVAL0001', 'FLDVAL0003', 'FLDVAL0004'] as const;

export const cancelSession = call({
  ...change,
  ...moved,
  name: 'sessions.cancelSession',
  summary: 'Cancels a session that waits, and says why.',
  access: movementRoles.cancel,
  request: withReason,
  refusals: ['REQVAL0012', ...reasonRefusals, 'SESDAY0003', 'SESDAY0004', 'SESDAY0007', 'SESDAY0008'],
});

export const restoreSession = call({
  ...change,
  ...moved,
  name: 'sessions.restoreSession',
  summary: 'Takes a cancellation back: the session waits again (code 6).',
  access: movementRoles.restore,
  request: z.object({ session_id: ofSession.session_id }),
  refusals: ['REQVAL0012', 'SESPLN0001', 'SESPLN0002', 'SESPLN0004', 'SESPLN0014'],
});

export const freezeSession = call({
  ...change,
  ...moved,
  name: 'sessions.freezeSession',
  summary: 'Stops a session that waits or is on going, and says why; nobody works on it until that is lifted.',
  access: movementRoles.freeze,
  request: withReason,
  refusals: ['REQVAL0012', ...reasonRefusals, 'SESDAY0004', 'SESDAY0007', 'SESDAY0008', 'SESPLN0002'],
});

export const unfreezeSession = call({
  ...change,
  ...moved,
  name: 'sessions.unfreezeSession',
  summary: 'Lifts a freeze: the session is on going again, or waits again (code 6).',
  access: movementRoles.unfreeze,
  request: z.object({ session_id: ofSession.session_id }),
  refusals: ['REQVAL0012', 'SESPLN0003'],
});

export const getSessionPlans = call({
  ...look,
  name: 'sessions.getSessionPlans',
  heavy: 'figures',
  summary: 'What is planned in the area in a range of days of at most a month, at one site or at all.',
  request: z.object({
    ...dateRange,
    session_site_id: recordIdOrNone.default(''),
    ...withinArea,
    ...pageRequest,
  }),
  reply: paged(plannedSession),
  sealed: { request: ['session_site_id'], reply: ['data.*.key_facilitator_mobile'] },
  refusals: ['REQVAL0012', ...rangeRefusals],
});

export const getSessionPlan = call({
  ...look,
  name: 'sessions.getSessionPlan',
  summary: 'One planned session, as it is changed.',
  request: z.object({ session_id: ofSession.session_id }),
  reply: plannedSession,
  sealed: { request: ofSession.sealed, reply: ['key_facilitator_mobile'] },
  refusals: ['REQVAL0012'],
});

export const getPlanChoices = call({
  ...look,
  name: 'sessions.getPlanChoices',
  summary: 'What a plan for a site is made of: who is posted there, what is given there, what is planned already.',
  request: z.object({ session_site_id: recordId }),
  reply: z.object({
    team: z.array(z.object({ user_id: z.string(), display_name: z.string(), role: z.string() })),
    vaccines: z.array(z.object({ material_code: z.string(), material_name: z.string() })),
    /** Sessions of the site from today on that are neither cancelled nor over. */
    planned: z.array(
      z.object({
        session_id: z.string(),
        date_of_session: day,
        start_time: z.string(),
        end_time: z.string(),
      }),
    ),
  }),
  sealed: { request: ['session_site_id'] },
  refusals: ['REQVAL0012'],
});
export type PlanChoices = z.output<typeof getPlanChoices.reply>;
