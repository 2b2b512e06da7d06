import type { CivilDate } from '@teeka/domain/calendar';
import { ageShown } from '@teeka/domain/person';
import i18next from 'i18next';

/** An age as the specification shows it: Y/M/D under 5 years, completed years from then on. */
export function ageWords(dob: CivilDate, today: CivilDate): string {
  const age = ageShown(dob, today);
  return age.kind === 'years' ? i18next.t('app:ageYears', { ...age }) : i18next.t('app:ageParts', { ...age });
}

/** The words of a gender's wire id: 1 male, 2 female, 3 others. */
export function genderWords(gender: number): string {
  const keys = { 1: 'app:male', 2: 'app:female', 3: 'app:others' } as const;
  const key = keys[gender as keyof typeof keys];
  return key ? i18next.t(key) : '';
}
