import { addCaseEvent } from '@teeka/contract/bites';
import type { BiteDetails, RabiesDetails, VenomDetails } from '@teeka/contract/bites/shapes';
import { addVaccineDetails, saveCaseDetails } from '@teeka/contract/cases';
import { dayInIndia } from '@teeka/domain/calendar';
import { uuidV7 } from '../platform/ids/uuid-v7.ts';
import type { TestPlaces } from './fixtures.ts';
import type { OpenVisit } from './open-visit.ts';
import { type SessionDay, sessionDay } from './session-day.ts';
import type { TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

/** Ids of what a clinic for bites stocks. */
export const biteStock = { arv: 201, asv: 202, erig: 204 } as const;

/** A bite by a street dog, category III, as it was asked about on the day. */
export function rabiesBite(more: Partial<RabiesDetails> = {}): BiteDetails {
  const rabies: RabiesDetails = {
    purpose: 'bite',
    rules_version: '2026-1',
    regimen: 'IDRV',
    weight_kg: 52,
    pregnant: false,
    immune_weak: false,
    allergy: '',
    bitten_on: '2026-03-16',
    bitten_time: '07:30',
    place: 'road',
    village: 'Ujhani',
    animal: 'dog',
    ownership: 'stray',
    animal_vaccinated: 'unknown',
    provoked: 'no',
    animal_state: 'alive',
    bit_others: false,
    contacts: ['bitten'],
    wound_sites: ['left-leg'],
    wound_count: 2,
    washed: 'yes',
    sutured: false,
    tetanus_given: true,
    earlier: 'none',
    earlier_on: null,
    earlier_product: null,
    ...more,
  };
  return { case_type: 'rabies', rabies, venom: null };
}

/** A snake bite at night in the field. */
export function snakeBite(more: Partial<VenomDetails> = {}): BiteDetails {
  const venom: VenomDetails = {
    creature: 'snake',
    rules_version: '2026-1',
    weight_kg: null,
    pregnant: false,
    allergy: '',
    earlier_antivenom: false,
    bitten_on: '2026-03-16',
    bitten_time: '04:10',
    place: 'field',
    village: '',
    activity: 'farming',
    asleep: false,
    body_site: 'right-foot',
    species: 'krait',
    evidence: 'none',
    first_aid: ['immobilised'],
    healer: false,
    transport: 'ambulance',
    arrived_time: '05:00',
    ...more,
  };
  return { case_type: 'venom', rabies: null, venom };
}

/** A session day at a site that cares for bites. */
export async function clinicDay(server: TestServer, there?: TestPlaces): Promise<SessionDay> {
  const places = there ?? (await server.fixtures.places());
  return sessionDay(server, { places, site: await server.fixtures.site(places, { category: 2 }) });
}

export interface BiteVisitWish {
  readonly bite?: BiteDetails;
  readonly again?: string;
  readonly case_id?: string;
}

/** A person verified at today's session, with the case of a bite opened; with `case_id` a later visit to that case. */
export async function biteVisit(day: SessionDay, wish: BiteVisitWish = {}): Promise<OpenVisit> {
  const date = dayInIndia(day.at());
  const session_id = await day.session(1, date);
  madeAt.set(session_id, { day, date });
  const beneficiary_reference_id = wish.again ?? (await day.person({ dob: '1990-05-01' }));
  await day.list(beneficiary_reference_id, { session: session_id, status: 'verified' });
  const visit = { case_id: wish.case_id ?? uuidV7(), beneficiary_reference_id, session_id };
  if (wish.case_id === undefined) await day.phone.ask(saveCaseDetails, newBiteCase(day, visit, wish.bite));
  return visit;
}

export const newBiteCase = (day: SessionDay, visit: OpenVisit, bite: BiteDetails = rabiesBite()) => ({
  ...visit,
  material_category: 'Others' as const,
  material_ids: [],
  screened: [],
  bite,
  captured_at: day.at(-2),
});

/** A dose of vaccine for a day of the course; what a test does not name is given today, by us. */
export const arv = (day: SessionDay, day_of_dose: number, wish: object = {}) => ({
  ...day.dose({ dose_code: 'ARV', material_id: biteStock.arv }),
  day_of_dose,
  amounts: { route: 'ID' as const, sites: ['left-upper-arm', 'right-upper-arm'], ml: 0.2 },
  ...wish,
});

interface DatedDose {
  readonly given_on?: string;
  readonly amounts?: { readonly elsewhere?: boolean };
}

/** The clinic and the day of each session that this made. */
const madeAt = new Map<string, { readonly day: SessionDay; readonly date: string }>();

/** The session of another day at which a dose of that day was given, ended meanwhile; the person was there. */
async function visitOn(visit: OpenVisit, date: string | undefined): Promise<OpenVisit> {
  const made = madeAt.get(visit.session_id);
  if (!made || date === undefined || date >= made.date) return visit;
  const session_id = await made.day.session(3, date);
  await made.day.list(visit.beneficiary_reference_id, { session: session_id, status: 'verified' });
  return { ...visit, session_id };
}

/** Records doses, those of other days each in the session of its day; answers with the first refusal or the last answer. */
export async function record(visit: OpenVisit, doses: readonly object[], by: TestClient) {
  const dayOf = ({ given_on, amounts }: DatedDose) => (amounts?.elsewhere ? undefined : given_on);
  const days = [...new Set(doses.map((dose) => dayOf(dose)))];
  for (const [nth, date] of days.entries()) {
    const there = await visitOn(visit, date);
    const vaccine_details = doses.filter((dose) => dayOf(dose) === date);
    const answer = await by.send(addVaccineDetails, { ...there, vaccine_details } as never);
    if (answer.status !== 200 || nth === days.length - 1) return answer;
  }
  throw new Error('no dose to record');
}

/** Adds an event to a case. */
export const happens = (day: SessionDay, visit: OpenVisit, event: object) =>
  day.phone.send(addCaseEvent, {
    case_id: visit.case_id,
    beneficiary_reference_id: visit.beneficiary_reference_id,
    event: { event_id: uuidV7(), at: day.at(), facts: {}, ...event },
    captured_at: day.at(),
  } as never);
