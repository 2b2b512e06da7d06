import { ageOn, type CivilDate } from '../calendar/index.ts';

/** An age as it is shown; words give the units. */
export type AgeShown =
  | { readonly kind: 'parts'; readonly years: number; readonly months: number; readonly days: number }
  | { readonly kind: 'years'; readonly years: number };

/** Years, months and days under 5 years, completed years from then on. Before birth all parts are 0. */
export function ageShown(birth: CivilDate, day: CivilDate): AgeShown {
  const { years, months, days } = ageOn(birth, day) ?? { years: 0, months: 0, days: 0 };
  return years < 5 ? { kind: 'parts', years, months, days } : { kind: 'years', years };
}
