import type { CivilDate } from '@teeka/domain/calendar';
import type { SpokenLanguage } from '@teeka/domain/names';
import { ageShown } from '@teeka/domain/person';
import { fill } from '@teeka/words';
import { whole } from '@teeka/words/whole';

/** The words of a gender's wire id: 1 male, 2 female, 3 others. */
export function sexWords(gender: number, language: SpokenLanguage): string {
  const { app } = whole[language];
  return { 1: app.male, 2: app.female }[gender] ?? app.others;
}

interface Born {
  readonly dob: CivilDate;
  readonly dob_is_year: boolean;
}

/** The largest parts of an age on a day: years from 5 on, years and months, else days. Where only the year of birth is known, that. */
export function ageWords({ dob, dob_is_year }: Born, day: CivilDate, language: SpokenLanguage): string {
  const { app, reports } = whole[language];
  if (dob_is_year) return fill(reports.born, { year: dob.slice(0, 4) });
  const age = ageShown(dob, day);
  const span = (part: 'spanYears' | 'spanMonths' | 'spanDays', count: number) =>
    count === 0 ? '' : fill(count === 1 ? app[`${part}_one`] : app[part], { count });
  if (age.kind === 'years') return span('spanYears', age.years);
  const parts = [span('spanYears', age.years), span('spanMonths', age.months)].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : fill(app.spanDays, { count: age.days });
}
