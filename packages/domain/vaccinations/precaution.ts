import { addDays, type CivilDate } from '../calendar/index.ts';
import { isHealthWorker } from '../person/index.ts';

/** The programme of a state under which it is offered; off unless a state has it. */
export const precautionProgramme = 'COVID-19';

/** Days that lie at least between the last dose of the course and the precaution dose (specification 2, section 9). */
export const precautionGap = 182;

/** Numbers of the master list that stand for precaution doses (the same). */
export const precautionMaterialIds: readonly number[] = [3, 4];

/** A dose of a COVID-19 vaccine that stands on record. */
export interface CovidDose {
  readonly material_id: number;
  readonly given_on: CivilDate;
}

interface Recipient {
  readonly categoryId?: number;
  readonly typeId?: number;
  readonly deceasedOn: CivilDate | null;
  /** Programmes that the person's state has switched on. */
  readonly programmesOn: readonly string[];
  readonly doses: readonly CovidDose[];
}

/**
 * From which day a precaution dose is due; null where none is: the state does not offer it, the person is no health care
 * or front line worker, has died, had no dose of the course, or had the precaution dose. It is a rule beside the national
 * schedule: no dose of that waits for it, and it waits for none.
 */
export function precautionDueFrom(person: Recipient): CivilDate | null {
  const { deceasedOn, programmesOn, doses } = person;
  if (!programmesOn.includes(precautionProgramme) || deceasedOn !== null || !isHealthWorker(person)) return null;
  if (doses.some(({ material_id }) => precautionMaterialIds.includes(material_id))) return null;
  const last = doses
    .map(({ given_on }) => given_on)
    .sort()
    .at(-1);
  return last === undefined ? null : addDays(last, precautionGap);
}
