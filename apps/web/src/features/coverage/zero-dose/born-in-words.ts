import type { ZeroDoseChild } from '@teeka/contract/coverage';
import type { CivilDate } from '@teeka/domain/calendar';
import i18next from 'i18next';
import { genderId } from '../../../records/beneficiaries/gender-id.ts';
import { ageAndSex, genderWords } from '../../../ui/person/age-words.ts';

/** Age and sex of a child; of whom only the year of birth is known, that. */
export function bornInWords({ dob, dob_is_year, beneficiary_gender }: ZeroDoseChild, today: CivilDate): string {
  const gender = genderId(beneficiary_gender);
  if (!dob_is_year) return ageAndSex({ dob, gender }, today);
  return [i18next.t('reports:born', { year: dob.slice(0, 4) }), genderWords(gender)].filter(Boolean).join(', ');
}
