import { type CivilDate, isCivilDate } from '../calendar/index.ts';
import {
  type AgeLimits,
  beneficiaryTypes,
  beneficiaryTypesAt,
  birthOfYear,
  birthRange,
  checkDay,
  checkYearOfBirth,
  specialSessionBirthRange,
} from '../person/index.ts';
import type { Refusals } from '../refusal/index.ts';
import { refusedAt, trimmed } from '../text/index.ts';
import type { JudgedPerson } from './person-rules.ts';

type Birth = Pick<JudgedPerson, 'dob' | 'dob_is_year' | 'birth_year' | 'gender' | 'ben_type_id'>;
interface Facts {
  readonly today: CivilDate;
  readonly specialSession?: AgeLimits | undefined;
  readonly typesOff?: readonly number[] | undefined;
}
/** The day of birth that a form means, or undefined while it means none. */
export function birthOf({
  dob,
  dob_is_year,
  birth_year,
}: Pick<Birth, 'dob' | 'dob_is_year' | 'birth_year'>): CivilDate | undefined {
  const day = dob_is_year ? birthOfYear(trimmed(birth_year)) : trimmed(dob);
  return isCivilDate(day) ? day : undefined;
}

/** Only a year: it must fit, and the day beside it be its 1 January. A special session must take some day of it. */
function yearRefusals(birth: Birth, { today, specialSession }: Facts): Refusals {
  const checked = checkYearOfBirth(birth.birth_year, today);
  if (!checked.ok) return refusedAt('birth_year', checked);
  const year = checked.normal;
  if (trimmed(birth.dob) !== birthOfYear(year)) return [{ code: 'BENREG0006', path: 'birth_year' }];
  if (!specialSession) return [];
  const { min, max } = specialSessionBirthRange(today, specialSession);
  const outside = `${year}-12-31` < min || `${year}-01-01` > max;
  return outside ? [{ code: 'BENREG0002', path: 'birth_year' }] : [];
}

function dayRefusals({ dob, birth_year }: Birth, { today, specialSession }: Facts): Refusals {
  const range = specialSession ? specialSessionBirthRange(today, specialSession) : birthRange(today);
  const checked = checkDay(dob, range);
  if (!checked.ok) return refusedAt('dob', checked);
  const year = trimmed(birth_year);
  return year === '' || year === checked.normal.slice(0, 4) ? [] : [{ code: 'BENREG0006', path: 'birth_year' }];
}

/**
 * Date or year of birth (FLDVAL0001, FLDVAL0017-0020; the two must agree, BENREG0006; a year outside a special
 * session BENREG0002), and the beneficiary type that goes with it (unknown BENREG0005, not open to the age or gender
 * BENREG0007, taken away by the state BENREG0014).
 */
export function birthRefusals(birth: Birth, facts: Facts): Refusals {
  const found = birth.dob_is_year ? yearRefusals(birth, facts) : dayRefusals(birth, facts);
  if (!beneficiaryTypes.some(({ id }) => id === birth.ben_type_id))
    return [...found, { code: 'BENREG0005', path: 'ben_type_id' }];
  const dob = birthOf(birth);
  if (found.length > 0 || !dob) return found;
  const open = beneficiaryTypesAt({ dob, dobIsYear: birth.dob_is_year, gender: birth.gender }, facts.today);
  if (!open.some(({ id }) => id === birth.ben_type_id)) return [{ code: 'BENREG0007', path: 'ben_type_id' }];
  return facts.typesOff?.includes(birth.ben_type_id) ? [{ code: 'BENREG0014', path: 'ben_type_id' }] : [];
}
