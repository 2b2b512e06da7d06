import { addMonths, type CivilDate } from '../calendar/index.ts';
import { beneficiaryTypeIds, checkDay, type DayRange, earliestBirth } from '../person/index.ts';
import type { Refusals } from '../refusal/index.ts';
import { refusedAt, trimmed } from '../text/index.ts';
import { birthOf } from './birth-rules.ts';
import type { JudgedPerson } from './person-rules.ts';

type Pregnancy = Pick<
  JudgedPerson,
  'ben_type_id' | 'lmp_date' | 'previous_pregnancy_year' | 'dob' | 'dob_is_year' | 'birth_year'
>;

const windowMonths = 12;

/** Days that a last menstrual period may have begun on: 12 months back to today. */
export function lmpRange(today: CivilDate): DayRange {
  return { min: addMonths(today, -windowMonths), max: today };
}

/** Days that the last pregnancy may have ended on: after the woman's birth, at least a month before the LMP. */
export function lastPregnancyRange(lmp: CivilDate, born: CivilDate = earliestBirth): DayRange {
  return { min: born, max: addMonths(lmp, -1) };
}

/**
 * A pregnant woman has an LMP date within 12 months (missing FLDVAL0001, else FLDVAL0017-0019) and may have a last
 * pregnancy that ended at least a month before. Both are hers only: BENREG0009. Specification 2, sections 5 and 9.
 */
export function pregnancyRefusals(woman: Pregnancy, { today }: { readonly today: CivilDate }): Refusals {
  const lmp = trimmed(woman.lmp_date ?? '');
  const last = trimmed(woman.previous_pregnancy_year);
  if (woman.ben_type_id !== beneficiaryTypeIds.pregnantWoman) {
    const filled = [lmp === '' ? '' : 'lmp_date', last === '' ? '' : 'previous_pregnancy_year'];
    return filled.filter((path) => path !== '').map((path) => ({ code: 'BENREG0009' as const, path }));
  }
  const checked = checkDay(lmp, lmpRange(today));
  if (!checked.ok) return refusedAt('lmp_date', checked);
  if (last === '') return [];
  return refusedAt('previous_pregnancy_year', checkDay(last, lastPregnancyRange(checked.normal, birthOf(woman))));
}
