import type { RequestOf } from '@teeka/contract/call';
import type { addVaccineDetails } from '@teeka/contract/cases';
import type { addPreviousVaccination, voidDose } from '@teeka/contract/vaccinations';
import { givesSomething, isBiteDose } from '@teeka/domain/bites';
import { subjectOf } from '../../platform/outbox/chains.ts';
import type { Item } from '../../platform/outbox/item.ts';

/** A dose that a colleague must know of, or it would be given twice. */
export interface ToldDose {
  readonly dose_id: string;
  readonly dose_code: string;
  readonly given_on: string;
  readonly material_id: number;
}

/**
 * The little of a record that colleagues of the same site are told on this phone before it is sent: of whom, which doses
 * on which day, and at which session. No name, batch, answer, remark or anything else of the visit.
 */
export interface Told {
  readonly person: string;
  /** Empty where no session gave them. */
  readonly session_id: string;
  readonly given: readonly ToldDose[];
  /** Ids of doses that were taken back. */
  readonly taken: readonly string[];
}

/** What is to be told of a write; null where it gives no dose of the schedule and takes none back. */
export function toldOf({ call, input }: Pick<Item, 'call' | 'input'>): Told | null {
  const { person } = subjectOf(input);
  if (person === null) return null;
  if (call === 'cases.addVaccineDetails') {
    const { session_id, vaccine_details } = input as RequestOf<typeof addVaccineDetails>;
    const given = vaccine_details.filter(({ dose_code }) => !isBiteDose(dose_code)).map(shortOf);
    const here = givesSomething(vaccine_details) ? session_id : '';
    return given.length > 0 ? { person, session_id: here, given, taken: [] } : null;
  }
  if (call === 'vaccinations.addPreviousVaccination') {
    const { material_id, vaccine_details } = input as RequestOf<typeof addPreviousVaccination>;
    const given = vaccine_details
      .filter(({ dose_code }) => !isBiteDose(dose_code))
      .map(({ dose_id, dose_code, day_of_dose }) => ({
        dose_id,
        dose_code,
        material_id,
        given_on: day_of_dose,
      }));
    return given.length > 0 ? { person, session_id: '', given, taken: [] } : null;
  }
  if (call !== 'vaccinations.voidDose') return null;
  const { dose_id } = input as RequestOf<typeof voidDose>;
  return { person, session_id: '', given: [], taken: [dose_id] };
}

const shortOf = ({ dose_id, dose_code, given_on, material_id }: ToldDose): ToldDose => ({
  dose_id,
  dose_code,
  given_on,
  material_id,
});
