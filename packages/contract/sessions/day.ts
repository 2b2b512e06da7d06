import { z } from 'zod';
import { call } from '../call.ts';
import { instant, recordId, reference, text, whole, word } from '../fields.ts';
import { clinicalRoles, sessionRoles } from '../roles.ts';
import { facilitatorFields, facilitatorRefusals, listedPerson, mobileRefusals, ofSession, session } from './shapes.ts';

const onSessionDay = { access: sessionRoles, area: 'own-sites', kind: 'command', outbox: true } as const;

export const getOngoingSessions = call({
  name: 'sessions.getOngoingSessions',
  method: 'GET',
  summary: "Today's and the coming published sessions of the user's sites.",
  access: sessionRoles,
  area: 'own-sites',
  reply: z.object({ sessions: z.array(session) }),
  sealed: { reply: ['sessions.*.key_facilitator_mobile'] },
});

export const getSessionData = call({
  name: 'sessions.getSessionData',
  summary: 'A session with its lists: scheduled, verified, vaccinated, rejected, no-show.',
  access: sessionRoles,
  area: 'own-sites',
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
    reply: [
      'key_facilitator_mobile',
      ...['scheduled', 'verified', 'vaccinated', 'rejected', 'noshow'].flatMap((list) => [
        `${list}_beneficiaries.*.ben_mobile_number`,
        `${list}_beneficiaries.*.photo_id_number`,
      ]),
    ],
  },
  refusals: ['REQVAL0012'],
});

export const startSession = call({
  ...onSessionDay,
  name: 'sessions.startSession',
  summary: 'Starts a session on its day; a special one with the vaccines that are there and who answers for it.',
  access: clinicalRoles,
  request: z.object({
    session_id: ofSession.session_id,
    captured_at: instant,
    /** Codes of the vaccines that are there, looked at and usable; only for a special session. */
    vaccines_confirmed: z.array(word(20)).max(40).default([]),
    ...facilitatorFields,
  }),
  sealed: { request: [...ofSession.sealed, 'key_facilitator_mobile'] },
  refusals: [
    'REQVAL0012',
    ...facilitatorRefusals,
    ...mobileRefusals,
    'FLDVAL0029',
    'SESPLN0012',
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
  refusals: ['REQVAL0012', 'SESDAY0002', 'SESDAY0004', 'SESDAY0007', 'SESDAY0008', 'SESDAY0015', 'VACUTI0014'],
});

export const addToOngoingSession = call({
  ...onSessionDay,
  name: 'sessions.addToOngoingSession',
  path: '{vaccinator}/searchaddBenToOngoingSession',
  summary: "Puts a found beneficiary on a session's list: the ongoing one's, or a coming one's, there with a slot.",
  access: ['Vaccinator', 'ANM', 'Assistant'],
  request: z.object({
    session_id: ofSession.session_id,
    beneficiary_id: reference,
    /** 'vaccinator' when a Vaccinator or ANM adds, blank for other roles; the server goes by the role of who asks. */
    added_from: z.enum(['vaccinator', '']),
    facility_id: word(),
    site_id: recordId,
    /** The slot of a coming session, `HH:MM`; null when the person may come at any time. */
    slot_time: word(5).nullable().default(null),
    captured_at: instant,
  }),
  sealed: { request: ['session_id', 'beneficiary_id', 'site_id'] },
  refusals: [
    'REQVAL0012',
    'FLDVAL0029',
    'SESDAY0002',
    'SESDAY0006',
    'SESDAY0007',
    'SESDAY0008',
    'SESDAY0009',
    'SESDAY0015',
    'SESDAY0016',
    'SESPLN0010',
    'SESPLN0011',
    'BENDET0002',
  ],
});

export const changeSlot = call({
  ...onSessionDay,
  name: 'sessions.changeSlot',
  summary: 'Asks somebody on the list to come in another slot of the session, or at any time.',
  access: ['Vaccinator', 'ANM', 'Assistant'],
  request: z.object({
    session_id: ofSession.session_id,
    beneficiary_id: reference,
    /** The slot, `HH:MM`; null when the person may come at any time. */
    slot_time: word(5).nullable(),
    captured_at: instant,
  }),
  sealed: { request: ['session_id', 'beneficiary_id'] },
  refusals: [
    'REQVAL0012',
    'FLDVAL0029',
    'SESDAY0004',
    'SESDAY0007',
    'SESDAY0008',
    'SESDAY0010',
    'SESDAY0015',
    'SESPLN0002',
    'SESPLN0011',
    'SESPLN0016',
  ],
});

export const verifyManually = call({
  ...onSessionDay,
  name: 'sessions.verifyManually',
  path: '{beneficiary}/verifyManually',
  summary: 'Records that the identity was checked by eye against a document, and the details read out.',
  access: ['Vaccinator', 'ANM', 'Verifier'],
  request: z.object({
    session_id: ofSession.session_id,
    beneficiary_id: reference,
    /** What was looked at; null when the person is known to the worker and has no document. */
    photo_id_type: whole.nullable(),
    details_confirmed: z.literal(true),
    captured_at: instant,
  }),
  sealed: { request: ['session_id', 'beneficiary_id'] },
  refusals: ['REQVAL0012', 'SESDAY0002', 'SESDAY0010', 'SESDAY0012', 'SESDAY0015', 'IDPROF0024', 'BENDET0002'],
});

export const rejectBeneficiary = call({
  ...onSessionDay,
  name: 'sessions.rejectBeneficiary',
  path: '{beneficiary}/reject',
  summary: 'Records why a person on the list was not vaccinated.',
  access: clinicalRoles,
  request: z.object({
    session_id: ofSession.session_id,
    beneficiary_id: reference,
    reason_id: whole.nullable().default(null),
    remarks: text(300).default(''),
    /** The family was told when and where to come next. */
    acknowledged: z.boolean().default(false),
    captured_at: instant,
  }),
  sealed: { request: ['session_id', 'beneficiary_id'] },
  refusals: [
    'REQVAL0012',
    'SESDAY0002',
    'SESDAY0010',
    'SESDAY0013',
    'SESDAY0015',
    'BENDET0004',
    'BENDET0005',
    'BENDET0006',
    'FLDVAL0003',
    'FLDVAL0004',
  ],
});
