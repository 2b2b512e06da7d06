import { z } from 'zod';
import { call } from '../call.ts';
import { beneficiaryId, day } from '../fields.ts';
import { sessionSiteRoles } from '../roles.ts';
import { ofSession } from './shapes.ts';

/** Somebody booked who does not know what became of the session; the mobile number sealed in transit. */
export const personToTell = z.object({
  beneficiary_id: beneficiaryId,
  ben_name: z.string(),
  ben_mobile_number: z.string(),
  dob: day,
  guardian_name: z.string(),
  village_name: z.string(),
  /** What to tell them: it is cancelled; it is frozen; it is at another time; or it takes place after all. */
  news: z.enum(['cancelled', 'frozen', 'moved', 'takes-place']),
  /** When they are to come, `HH:MM`; null: at any time of the session. */
  slot_time: z.string().nullable(),
});
export type PersonToTell = z.output<typeof personToTell>;

const ofTelling = { access: sessionSiteRoles, area: 'own-sites' } as const;

export const getPeopleToTell = call({
  ...ofTelling,
  name: 'sessions.getPeopleToTell',
  summary:
    'Of a session that was cancelled, frozen or moved: how many families got the message, and whom a worker is to tell.',
  request: z.object({ session_id: ofSession.session_id }),
  reply: z.object({
    /** Families whose message was taken over. */
    sent: z.number().int(),
    /** Messages on their way. */
    waiting: z.number().int(),
    /** Informed by a worker. */
    told: z.number().int(),
    people: z.array(personToTell),
  }),
  sealed: { request: ofSession.sealed, reply: ['people.*.ben_mobile_number'] },
  refusals: ['REQVAL0012'],
});

export const markPersonTold = call({
  ...ofTelling,
  name: 'sessions.markPersonTold',
  summary: 'A worker told the family what became of the session.',
  kind: 'command',
  request: z.object({ session_id: ofSession.session_id, beneficiary_id: beneficiaryId }),
  sealed: { request: ofSession.sealed },
  refusals: ['REQVAL0012'],
});
