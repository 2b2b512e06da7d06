import type { CivilDate } from '@teeka/domain/calendar';
import { ageShown } from '@teeka/domain/person';
import i18next from 'i18next';

/** An age as the specification shows it on a person's own page: Y/M/D under 5 years, completed years from then on. */
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

const grownUp = 18;

/**
 * Age and sex as they are said of somebody on a list: `1 month 13 days, boy`. Parts that are 0 are left out; from 5 years
 * on completed years, and from 18 on no longer boy or girl. An unknown day of birth (empty) leaves the sex; where only the
 * year is known, that is said instead of an age.
 */
export function ageAndSex(
  {
    dob,
    dob_is_year,
    gender,
  }: { readonly dob: string; readonly dob_is_year?: boolean | undefined; readonly gender: number },
  today: CivilDate,
): string {
  if (dob === '') return genderWords(gender);
  if (dob_is_year)
    return [i18next.t('reports:born', { year: dob.slice(0, 4) }), genderWords(gender)].filter(Boolean).join(', ');
  const isChild = ageShown(dob, today).years < grownUp;
  const sex = isChild && gender === 1 ? i18next.t('app:boy') : isChild && gender === 2 ? i18next.t('app:girl') : null;
  return [ageInWords(dob, today), sex ?? genderWords(gender)].filter(Boolean).join(', ');
}

/** An age as it is said of somebody on a list: `1 year 3 months`, `12 years`; nothing of an unknown day of birth (empty). */
export function ageInWords(dob: string, today: CivilDate): string {
  if (dob === '') return '';
  const age = ageShown(dob, today);
  return age.kind === 'years' ? i18next.t('app:spanYears', { count: age.years }) : partsInWords(age);
}

function partsInWords({
  years,
  months,
  days,
}: {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}) {
  const parts = [
    years > 0 && i18next.t('app:spanYears', { count: years }),
    months > 0 && i18next.t('app:spanMonths', { count: months }),
    days > 0 && i18next.t('app:spanDays', { count: days }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : i18next.t('app:spanDays', { count: 0 });
}
