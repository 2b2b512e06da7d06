import { type CivilDate, dayNumber, dayText, parseSpan, type Span, spanAfter } from '../calendar/index.ts';
import type { Schedule, ScheduleRow } from './row.ts';

/** Between which birthdays, both included, a dose is open by age on a day. */
export interface BornFor {
  readonly code: string;
  readonly sex: 'F' | undefined;
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** Nobody older is on the schedule of children. */
const oldest = 366 * 40;

/**
 * Who is of the age for the doses of a programme on a day. Doses before and the condition of a row are not looked at: no
 * programme that is switched by itself has either.
 */
export function bornFor(programme: string, on: CivilDate, schedule: Schedule): readonly BornFor[] {
  return schedule.rows.flatMap((row) => {
    if (row.programme !== programme || row.person !== 'child' || row.until === 'delivery' || row.until === 'never')
      return [];
    if (row.validFrom !== undefined && row.validFrom > on) return [];
    const [day, closes] = [dayNumber(on), closingOf(row, row.until)];
    // The older somebody is, the sooner a dose opens and closes: both ends are found by halving.
    const from = firstBorn((born) => closes(born) > day, day);
    const to = firstBorn((born) => after(row.from, born) > day, day) - 1;
    return from > to ? [] : [{ code: row.code, sex: row.sex, from: dayText(from), to: dayText(to) }];
  });
}

function after(span: Span, born: number): number {
  const counted = parseSpan(span);
  if (!counted) throw new TypeError(`no span: ${span}`);
  return spanAfter(counted, born);
}

/** The first day on which the dose may no longer be given, as `windowOf` has it. */
function closingOf({ validFrom, launchGrace }: ScheduleRow, until: Span): (born: number) => number {
  if (validFrom === undefined || launchGrace === undefined) return (born) => after(until, born);
  const introduced = dayNumber(validFrom);
  const graceEnds = after(launchGrace, introduced);
  return (born) => {
    const closes = after(until, born);
    return closes >= introduced && closes <= graceEnds ? graceEnds + 1 : closes;
  };
}

/** The first birthday for which it is so; it is so for every later one. The day after `day` when for none. */
function firstBorn(isSo: (born: number) => boolean, day: number): number {
  let [low, high] = [day - oldest, day + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isSo(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
