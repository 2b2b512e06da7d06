import { type CivilDate, daysBetween, isCivilDate } from '../calendar/index.ts';
import { pregnancyWeeks } from './dates.ts';
import type { Pregnancy } from './record.ts';
import { pregnancyRules } from './rules.ts';

/**
 * What is out of the plan of visits: so few days after the one before, more than are planned, past the weeks of the plan.
 * All of it is told and nothing refused: who feels ill comes sooner, who is of high risk comes more often, and who is past
 * her day and not delivered needs somebody most.
 */
export type VisitNotice =
  | { readonly notice: 'soon'; readonly days: number }
  | { readonly notice: 'many'; readonly nth: number }
  | { readonly notice: 'late'; readonly weeks: number };

/** What is told of a visit on that day before it is made; her other visits count, those before it. */
export function visitNotices(
  { lmp, visits }: Pick<Pregnancy, 'lmp' | 'visits'>,
  on: CivilDate,
  rules = pregnancyRules[0],
): readonly VisitNotice[] {
  if (!isCivilDate(on) || on <= lmp) return [];
  const before = visits.filter((visit) => visit.on < on);
  const last = before.at(-1)?.on;
  const days = last === undefined ? rules.visitDistance : daysBetween(last, on);
  const weeks = pregnancyWeeks(lmp, on) ?? 0;
  return [
    ...(weeks >= rules.lastVisitWeek ? [{ notice: 'late', weeks } as const] : []),
    ...(days < rules.visitDistance ? [{ notice: 'soon', days } as const] : []),
    ...(before.length >= rules.mostVisits ? [{ notice: 'many', nth: before.length + 1 } as const] : []),
  ];
}
