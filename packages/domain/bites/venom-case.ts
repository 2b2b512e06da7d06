import { addDays, type CivilDate, dayInIndia } from '../calendar/index.ts';
import { type VenomGrade, type VenomRules, venomGrade } from '../venom/index.ts';
import { type RecordedCase, type RecordedEvents, snakeCourseOf } from './read-case.ts';

const hour = 3_600_000;

/** When the case was closed, as last said, in milliseconds; undefined while it is open. */
function closedAt({ events }: RecordedEvents): number | undefined {
  const ends = events.filter(({ kind }) => kind === 'closed').map(({ at }) => Date.parse(at));
  return ends.length > 0 ? Math.max(...ends) : undefined;
}

/**
 * The grade of a recorded snake bite at an instant (milliseconds). A bite without signs is dry only once it was watched
 * for the hours of the rules; whoever leaves earlier was not, and a closed case is watched no longer.
 */
export function venomGradeOf(care: RecordedCase & RecordedEvents, now: number, rules: VenomRules): VenomGrade {
  const course = snakeCourseOf(care);
  const until = Math.min(now, closedAt(care) ?? now);
  const watched = course.bittenAt !== null && until - Date.parse(course.bittenAt) >= rules.watchHours * hour;
  return venomGrade(course, { watched });
}

/**
 * Has an open case of venom been without news for so long that whoever comes now may have been bitten again? A person
 * sent on may never be heard of, and the case stays open.
 */
export function mayBeAnotherBite(
  care: RecordedCase & { readonly opened_at: string },
  today: CivilDate,
  rules: VenomRules,
): boolean {
  const changes = [
    care.opened_at,
    ...care.events.map(({ at }) => at),
    ...care.doses.map(({ captured_at }) => captured_at),
  ];
  return changes.every((at) => dayInIndia(at) <= addDays(today, -rules.quietDays));
}
