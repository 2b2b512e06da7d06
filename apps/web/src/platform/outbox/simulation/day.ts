import { addVaccineDetails, caseStatusUpdation, saveCaseDetails } from '@teeka/contract/cases';
import {
  addToOngoingSession,
  endSession,
  rejectBeneficiary,
  startSession,
  verifyManually,
} from '@teeka/contract/sessions';
import { newId } from '../../store/new-id.ts';
import type { Entry } from '../outbox.ts';
import type { Random } from './random.ts';

export const session_id = '0190a000-0000-7000-8000-000000000001';
const captured_at = '2026-11-21T10:00:00+05:30';

export const personOf = (number: number): string => String(40_000_000_000_000 + number * 10);

/** Writes that one worker makes about one person, in order; one in eight is turned away instead. */
function visit(person: string, listed: boolean, random: Random): readonly Entry[] {
  const made = new Date('2026-11-21T04:30:00Z');
  const case_id = newId(made);
  const about = { session_id, beneficiary_id: person, captured_at };
  const add = {
    call: addToOngoingSession,
    input: {
      ...about,
      added_from: 'vaccinator',
      facility_id: 'f',
      site_id: '0190a000-0000-7000-8000-000000000002',
    },
  };
  const verify = { call: verifyManually, input: { ...about, photo_id_type: null, details_confirmed: true } };
  const opening: readonly Entry[] = [...(listed ? [] : [add]), verify];
  if (random.chance(0.125)) {
    return [...opening, { call: rejectBeneficiary, input: { ...about, reason_id: 1, acknowledged: true } }];
  }
  const visited = { case_id, beneficiary_reference_id: person };
  const dose = {
    dose_id: newId(made),
    dose_code: random.pick(['PENTA1', 'OPV1']),
    material_id: 1,
    batch_id: null,
    batch_number: 'B1',
    expiry_date: null,
    given_on: '2026-11-21',
    body_site: 'left-mid-thigh',
    captured_at,
  };
  const details = {
    ...visited,
    session_id,
    material_category: 'UIP',
    material_ids: [1],
    screened: [],
    captured_at,
  };
  return [
    ...opening,
    { call: saveCaseDetails, input: details },
    { call: addVaccineDetails, input: { ...visited, session_id, vaccine_details: [dose] } },
    { call: caseStatusUpdation, input: { ...visited, status: 2, captured_at } },
  ];
}

export interface Day {
  /** Who was on the list beforehand. */
  readonly listed: readonly string[];
  /** What each worker does, in order. */
  readonly writes: readonly (readonly Entry[])[];
}

/** A day of some 200 writes on as many phones as requested: each begins the session; some people are met by two workers. */
export function makeDay(phones: number, random: Random): Day {
  const listed = Array.from({ length: 30 }, (_, at) => personOf(at));
  const writes = Array.from({ length: phones }, (): Entry[] => [
    { call: startSession, input: { session_id, captured_at } },
  ]);
  let made = phones;
  for (let person = 0; made < 199; person++) {
    const workers = random.chance(0.15) ? [0, 1 % phones] : [random.below(phones)];
    for (const worker of workers) {
      const entries = visit(personOf(person), listed.includes(personOf(person)), random);
      writes[worker]?.push(...entries);
      made += entries.length;
    }
  }
  writes[0]?.push({ call: endSession, input: { session_id, captured_at } });
  return { listed, writes };
}
