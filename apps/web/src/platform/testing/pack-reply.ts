import type { RosterEntry, Session } from '@teeka/contract/sessions';
import type { PackReply } from '../pack/apply-reply.ts';

export const siteId = '0190b000-0000-7000-8000-000000000001';
export const sessionId = '0190c000-0000-7000-8000-000000000001';

export const personId = (number: number): string => String(20_000_000_000_000 + number * 104_729);
export const mobileOf = (number: number): string => String(9_000_000_000 + Math.floor(number / 3));

export function aSession(change: Partial<Session> = {}): Session {
  return {
    session_id: sessionId,
    session_name: 'Outreach, Rampur',
    session_site_id: siteId,
    session_site_name: 'Rampur',
    date_of_session: '2026-11-21',
    start_time: '09:00',
    end_time: '16:00',
    status: 'waiting',
    session_category_type: '1',
    capacity: 100,
    started_at: null,
    ended_at: null,
    vaccines: ['Penta'],
    counts: { scheduled: 0, verified: 0, vaccinated: 0, rejected: 0, noshow: 0 },
    ...change,
  };
}

export function anEntry(number: number, change: Partial<RosterEntry> = {}): RosterEntry {
  return {
    session_id: sessionId,
    beneficiary_id: personId(number),
    status: 'scheduled',
    added_from: '',
    verified_by: null,
    verified_at: null,
    verification_method: null,
    reject_reason_id: null,
    version: 1,
    ...change,
  };
}

const codes = [
  'BCG',
  'HEPB0',
  'OPV0',
  'OPV1',
  'PENTA1',
  'RVV1',
  'FIPV1',
  'PCV1',
  'OPV2',
  'PENTA2',
  'RVV2',
  'OPV3',
  'PENTA3',
];

/** A pack as the server answers it: so many invented people with thirteen doses each, twenty of them on the list. */
export function aReply(people: number, change: Partial<PackReply> = {}): PackReply {
  const numbers = Array.from({ length: people }, (_, at) => at);
  return {
    cursor: '100',
    whole: true,
    rules_version: '2026-1',
    je_endemic: false,
    site: {
      session_site_id: siteId,
      session_site_name: 'Rampur',
      session_site_name_hi: 'रामपुर',
      facility_id: '0190d000-0000-7000-8000-000000000001',
      facilty_name: 'PHC Rampur',
      facilty_name_hi: 'प्राथमिक स्वास्थ्य केंद्र रामपुर',
      session_category_type: '1',
      is_default: true,
    },
    villages: [{ village_id: 1, village_name: 'Rampur', village_name_hi: 'रामपुर' }],
    sessions: [aSession()],
    roster: numbers.slice(0, 20).map((number) => anEntry(number)),
    people: numbers.map((number) => ({
      beneficiary_id: personId(number),
      ben_name: `KAVITA TESTKUMARI ${number}`,
      dob: '2026-01-10',
      gender: 2,
      guardian_name: `SUNITA TESTDEVI ${number}`,
      village_id: 1,
      ben_type_id: 1,
      lmp_date: null,
      photo_id_type: null,
      photo_id_last4: '',
      deceased_on: null,
      doses: codes.map((code, at): [string, string, 0 | 1] => [code, `2026-0${1 + (at % 9)}-15`, 0]),
      version: 1,
    })),
    mobiles: numbers.map(mobileOf).join('\n'),
    materials: [],
    batches: [],
    reasons: [],
    ...change,
  };
}
