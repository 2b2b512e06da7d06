import type { CivilDate } from '@teeka/domain/calendar';
import { ageAndSex } from '../../ui/person/age-words.ts';
import { genderId } from './gender-id.ts';

interface Listed {
  readonly dob: string;
  readonly dob_is_year: boolean;
  readonly beneficiary_gender: string;
}

/** Age and sex of somebody on a list; of whom only the year of birth is known, that. */
export const ageOf = ({ dob, dob_is_year, beneficiary_gender }: Listed, today: CivilDate): string =>
  ageAndSex({ dob, dob_is_year, gender: genderId(beneficiary_gender) }, today);
