import { type CivilDate, daysBetween, isCivilDate } from '@teeka/domain/calendar';
import { type Pregnancy, postnatalDayOf, postnatalDays } from '@teeka/domain/pregnancy';

/** Where the visits after a delivery stand, by the days of the plan. */
export interface PlanOfVisits {
  /** Days since the delivery on the day of the visit. */
  readonly days: number;
  /** The day of the plan that this visit stands for; undefined before the first of them. */
  readonly planned: number | undefined;
  readonly done: readonly number[];
  /** Days of the plan that went by without a visit. */
  readonly missing: readonly number[];
}

export function planOfVisits({ outcome, postnatal }: Pregnancy, on: CivilDate): PlanOfVisits | null {
  if (outcome?.kind !== 'delivery' || !isCivilDate(on)) return null;
  const days = daysBetween(outcome.on, on);
  const planned = postnatalDayOf(days);
  const done = [...new Set(postnatal.flatMap((visit) => postnatalDayOf(daysBetween(outcome.on, visit.on)) ?? []))];
  const missing = postnatalDays.filter((day) => day < (planned ?? 0) && !done.includes(day));
  return { days, planned, done, missing };
}
