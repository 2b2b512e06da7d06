import { addDays, type CivilDate } from '../calendar/index.ts';
import { lastDayOfPregnancy } from './dates.ts';
import { pregnancyRules } from './rules.ts';

const [current] = pregnancyRules;

/** The days of an antenatal visit, both included. */
export interface VisitWindow {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** The windows of the visits of a pregnancy, the earliest first. */
export function visitWindows(lmp: CivilDate, rules = current): readonly VisitWindow[] {
  return rules.visitWeeks.map(([from, to]) => ({ from: addDays(lmp, from * 7), to: addDays(lmp, to * 7 + 6) }));
}

/**
 * The window whose visit is due next: the first that is not over and has no visit since it began; undefined once the last
 * one has its visit or is over.
 */
export function nextVisit(lmp: CivilDate, lastVisit: CivilDate | null, today: CivilDate): VisitWindow | undefined {
  return visitWindows(lmp).find(({ from, to }) => to >= today && (lastVisit === null || lastVisit < from));
}

/** Since when a visit is overdue: the end of the last window that went by without one, nor one after it; else undefined. */
export function overdueSince(lmp: CivilDate, lastVisit: CivilDate | null, today: CivilDate): CivilDate | undefined {
  if (today > lastDayOfPregnancy(lmp)) return undefined;
  const gone = visitWindows(lmp).findLast(({ to }) => to < today);
  if (!gone) return undefined;
  return lastVisit === null || lastVisit < gone.from ? gone.to : undefined;
}

/** The days after a delivery on which mother and child are visited. */
export const postnatalDays = [1, 3, 7, 14, 21, 28, 42] as const;

/** The day of the plan that a visit so many days after the delivery stands for: the last one that has come. */
export const postnatalDayOf = (days: number): number | undefined => postnatalDays.findLast((day) => day <= days);
