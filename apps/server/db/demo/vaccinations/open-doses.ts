import { type DayNumber, packedOf, spanAfter } from '@teeka/domain/calendar';
import { childRows, liveGap, positionOf, type QuickRow, quickRows } from './rows.ts';

/** A child on its way through the schedule: day of the dose that counts, by position; NaN before that. */
export interface Course {
  readonly born: DayNumber;
  readonly girl: boolean;
  readonly jeEndemic: boolean;
  readonly given: Float64Array;
  readonly opens: Float64Array;
  readonly closes: Float64Array;
  lastLive: DayNumber;
}

const firstPenta = positionOf('PENTA1');

export function startCourse(child: Pick<Course, 'born' | 'girl' | 'jeEndemic'>): Course {
  const packed = packedOf(child.born);
  const opens = new Float64Array(quickRows.length);
  const closes = new Float64Array(quickRows.length);
  for (const { at, from, until } of childRows) {
    opens[at] = spanAfter(from, child.born, packed);
    closes[at] = until ? spanAfter(until, child.born, packed) : Number.POSITIVE_INFINITY;
  }
  const given = new Float64Array(quickRows.length).fill(Number.NaN);
  return { ...child, given, opens, closes, lastLive: Number.NEGATIVE_INFINITY };
}

export const dayGiven = (course: Course, at: number): DayNumber => course.given[at] as number;
const isGiven = (course: Course, at: number): boolean => !Number.isNaN(course.given[at]);

/** Whether the gap after the previous dose of the series (any one of several) is over. */
function previousAllows(course: Course, { previous, gap }: QuickRow, day: DayNumber): boolean {
  if (previous.length === 0) return true;
  for (const at of previous) {
    if (isGiven(course, at)) return gap === undefined || day >= spanAfter(gap, dayGiven(course, at));
  }
  return false;
}

function circumstancesAllow(course: Course, { row, validFrom, notCalledBackAfter }: QuickRow, day: DayNumber): boolean {
  if (row.sex === 'F' && !course.girl) return false;
  if (row.onlyIf === 'je-endemic-district' && !course.jeEndemic) return false;
  if (row.onlyIf === 'no-pentavalent-in-first-year' && isGiven(course, firstPenta)) return false;
  if (day < validFrom) return false;
  return notCalledBackAfter === undefined || !(dayGiven(course, notCalledBackAfter) < validFrom);
}

/** Whether this dose may be given on that day and would count. The same rows as the engine, for bulk work only. */
export function isOpen(course: Course, dose: QuickRow, day: DayNumber): boolean {
  if (day < (course.opens[dose.at] as number) || day >= (course.closes[dose.at] as number)) return false;
  if (isGiven(course, dose.at) || !circumstancesAllow(course, dose, day)) return false;
  if (!previousAllows(course, dose, day)) return false;
  if (dose.apart) {
    const { codes, gap } = dose.apart;
    if (codes.some((at) => isGiven(course, at) && day < spanAfter(gap, dayGiven(course, at)))) return false;
  }
  return !dose.row.live || day === course.lastLive || day >= spanAfter(liveGap, course.lastLive);
}

export function giveDose(course: Course, dose: QuickRow, day: DayNumber): void {
  course.given[dose.at] = day;
  if (dose.row.live) course.lastLive = day;
}
