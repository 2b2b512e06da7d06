import { z } from 'zod';
import { call } from './call.ts';
import { beneficiaryId, day, done, instant, nothing, text } from './fields.ts';
import { clinicalRoles, sessionRoles } from './roles.ts';

/** 0 and 6 Yet to Start, 1 On Going, 2 Cancelled, 3 Completed, 5 Freeze. Newer codes survive as numbers. */
export const sessionStatus = z.number().int();

/** A planned or held session. `slots` are bookable places in `session_time` order. */
export const session = z.object({
  session_id: z.string(),
  /** Empty when it was given no name of its own: screens then name its site. */
  session_name: z.string(),
  session_site_id: z.string(),
  session_site_name: z.string(),
  date_of_session: day,
  start_time: z.string(),
  end_time: z.string(),
  status: sessionStatus,
  session_category_type: z.enum(['1', '2']),
  capacity: z.number().int(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  /** Codes of the vaccines expected at the session. */
  vaccines: z.array(z.string()),
  /** 1: only people of an age, in days before today, are registered on site. Null for an ordinary session. */
  special_session_type_id: z.number().int().nullable().optional(),
  min_age: z.number().int().nullable().optional(),
  max_age: z.number().int().nullable().optional(),
  counts: z.object({
    scheduled: z.number().int(),
    verified: z.number().int(),
    vaccinated: z.number().int(),
    rejected: z.number().int(),
    noshow: z.number().int(),
  }),
});
export type Session = z.output<typeof session>;

/** Where a person stands in a session. Order of precedence: domain/sessions. */
export const rosterStatus = z.enum(['scheduled', 'verified', 'vaccinated', 'rejected', 'noshow']);
export type RosterStatus = z.output<typeof rosterStatus>;

/** A person on a session's list. Details of the person come from the pack or from `getSessionData`. */
export const rosterEntry = z.object({
  session_id: z.string(),
  beneficiary_id: beneficiaryId,
  status: rosterStatus,
  added_from: z.string(),
  verified_by: z.string().nullable(),
  verified_at: z.string().nullable(),
  verification_method: z.string().nullable(),
  reject_reason_id: z.number().int().nullable(),
  /** Grows with each change; the phone keeps the higher one. */
  version: z.number().int(),
});
export type RosterEntry = z.output<typeof rosterEntry>;

/** A person as lists show them, the number masked. */
export const listedPerson = z.object({
  beneficiary_id: beneficiaryId,
  ben_name: z.string(),
  ben_mobile_number: z.string(),
  dob: day,
  beneficiary_gender: z.string(),
  guardian_name: z.string(),
  village_name: z.string(),
  photo_id_type: z.string().nullable(),
  photo_id_number: z.string(),
});

const ofSession = { session_id: text(), sealed: ['session_id'] };
const onSessionDay = {
  method: 'POST',
  access: sessionRoles,
  area: 'own-sites',
  kind: 'command',
  outbox: true,
} as const;

export const getOngoingSessions = call({
  name: 'sessions.getOngoingSessions',
  method: 'GET',
  path: '{vaccinator}/getOngoingSessions',
  summary: "Today's and the coming published sessions of the user's sites.",
  access: sessionRoles,
  area: 'own-sites',
  kind: 'query',
  request: nothing,
  reply: z.object({ sessions: z.array(session) }),
  refusals: [],
});

export const getSessionData = call({
  name: 'sessions.getSessionData',
  method: 'POST',
  path: '{vaccinator}/getSessionData',
  summary: 'A session with its lists: scheduled, verified, vaccinated, rejected, no-show.',
  access: sessionRoles,
  area: 'own-sites',
  kind: 'query',
  request: z.object({ session_id: ofSession.session_id }),
  reply: session.extend({
    scheduled_beneficiaries: z.array(listedPerson),
    verified_beneficiaries: z.array(listedPerson),
    vaccinated_beneficiaries: z.array(listedPerson),
    rejected_beneficiaries: z.array(listedPerson),
    noshow_beneficiaries: z.array(listedPerson).optional(),
  }),
  sealed: {
    request: ofSession.sealed,
    reply: ['scheduled', 'verified', 'vaccinated', 'rejected', 'noshow'].flatMap((list) => [
      `${list}_beneficiaries.*.ben_mobile_number`,
      `${list}_beneficiaries.*.photo_id_number`,
    ]),
  },
  refusals: ['REQVAL0012'],
});

export const startSession = call({
  ...onSessionDay,
  name: 'sessions.startSession',
  path: '{vaccinator}/startSession',
  summary: 'Starts a session on its day.',
  access: clinicalRoles,
  request: z.object({ session_id: ofSession.session_id, captured_at: instant }),
  reply: done,
  sealed: { request: ofSession.sealed },
  refusals: [
    'REQVAL0012',
    'SESDAY0003',
    'SESDAY0004',
    'SESDAY0005',
    'SESDAY0007',
    'SESDAY0008',
    'SESDAY0015',
  ],
});

export const endSession = call({
  ...onSessionDay,
  name: 'sessions.endSession',
  path: '{vaccinator}/EndSessionV2',
  summary: 'Ends a session; whoever was scheduled and did not come becomes a no-show.',
  access: clinicalRoles,
  request: z.object({ session_id: ofSession.session_id, captured_at: instant }),
  reply: z.object({ noshow: z.number().int() }),
  sealed: { request: ofSession.sealed },
  refusals: ['REQVAL0012', 'SESDAY0002', 'SESDAY0004', 'SESDAY0007', 'SESDAY0008', 'SESDAY0015'],
});

export const addToOngoingSession = call({
  ...onSessionDay,
  name: 'sessions.addToOngoingSession',
  path: '{vaccinator}/searchaddBenToOngoingSession',
  summary: "Puts a found beneficiary on the ongoing session's list.",
  access: ['Vaccinator', 'ANM', 'Assistant'],
  request: z.object({
    session_id: ofSession.session_id,
    beneficiary_id: text(),
    /** 'vaccinator' when a Vaccinator or ANM adds, blank for other roles. */
    added_from: z.enum(['vaccinator', '']),
    facility_id: z.string().max(40),
    site_id: text(),
    captured_at: instant,
  }),
  reply: done,
  sealed: { request: ['session_id', 'beneficiary_id', 'site_id'] },
  refusals: ['REQVAL0012', 'SESDAY0002', 'SESDAY0009', 'SESDAY0015'],
});

export const verifyManually = call({
  ...onSessionDay,
  name: 'sessions.verifyManually',
  path: '{beneficiary}/verifyManually',
  summary: 'Records that the identity was checked by eye against a document, and the details read out.',
  access: ['Vaccinator', 'ANM', 'Verifier'],
  request: z.object({
    session_id: ofSession.session_id,
    beneficiary_id: text(),
    /** What was looked at; null when the person is known to the worker and has no document. */
    photo_id_type: z.number().int().nullable(),
    details_confirmed: z.literal(true),
    captured_at: instant,
  }),
  reply: done,
  sealed: { request: ['session_id', 'beneficiary_id'] },
  refusals: ['REQVAL0012', 'SESDAY0002', 'SESDAY0010', 'SESDAY0012', 'SESDAY0015', 'IDPROF0024'],
});

export const rejectBeneficiary = call({
  ...onSessionDay,
  name: 'sessions.rejectBeneficiary',
  path: '{beneficiary}/reject',
  summary: 'Records why a person on the list was not vaccinated.',
  access: clinicalRoles,
  request: z.object({
    session_id: ofSession.session_id,
    beneficiary_id: text(),
    reason_id: z.number().int(),
    remarks: text(300).default(''),
    acknowledged: z.literal(true),
    captured_at: instant,
  }),
  reply: done,
  sealed: { request: ['session_id', 'beneficiary_id'] },
  refusals: ['REQVAL0012', 'SESDAY0002', 'SESDAY0010', 'SESDAY0013', 'SESDAY0015', 'BENDET0006'],
});
