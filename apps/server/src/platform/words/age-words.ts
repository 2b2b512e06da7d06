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

/** The largest parts of an age on a day: years from 5 on, years and months, else days. */
export function ageWords(dob: CivilDate, day: CivilDate, language: SpokenLanguage): string {
  const { app } = whole[language];
  const age = ageShown(dob, day);
  const span = (part: 'spanYears' | 'spanMonths' | 'spanDays', count: number) =>
    count === 0 ? '' : fill(count === 1 ? app[`${part}_one`] : app[part], { count });
  if (age.kind === 'years') return span('spanYears', age.years);
  const parts = [span('spanYears', age.years), span('spanMonths', age.months)].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : fill(app.spanDays, { count: age.days });
}
