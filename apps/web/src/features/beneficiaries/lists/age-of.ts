import type { ListedPerson } from '@teeka/contract/beneficiaries/lists';
import type { CivilDate } from '@teeka/domain/calendar';
import i18next from 'i18next';
import { genderId } from '../../../records/beneficiaries/gender-id.ts';
import { ageAndSex, genderWords } from '../../../ui/person/age-words.ts';
import { birthOf } from './state.ts';

/** Age and sex of somebody on a list; of whom only the year of birth is known, that. */
export function ageOf(person: ListedPerson, today: CivilDate): string {
  const birth = birthOf(person);
  const gender = genderId(person.beneficiary_gender);
  if ('dob' in birth) return ageAndSex({ dob: birth.dob, gender }, today);
  return [i18next.t('reports:born', { year: birth.year }), genderWords(gender)].filter(Boolean).join(', ');
}
