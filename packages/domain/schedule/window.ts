import { dayNumber, spanAfter } from '../calendar/index.ts';
import { type CompiledRow, type CompiledSchedule, never } from './compile.ts';
import { type BindingGap, bindingGap, type Standing } from './judge-doses.ts';

/** The days between which a dose may be given, as day numbers. */
export interface Window {
  /** The least age reached. */
  readonly byAge: number;
  /** Least age, gaps of the series and introduction of the dose together. */
  readonly earliest: number;
  /** The first day on or after `earliest` that also keeps the distance to other injected live vaccines. */
  readonly open: number;
  /** The live vaccine in the way on the day asked about, as a place in the table; -1 for none. */
  readonly otherLive: number;
  /** First day on which it may no longer be given; infinite where nothing closes it. */
  readonly closes: number;
  readonly gap: BindingGap | undefined;
}

/** Reckons the window of one dose for one person. Upper limits are exclusive, months and years clamped. */
export function windowOf(row: CompiledRow, standing: Standing, table: CompiledSchedule): Window {
  const { start, packedStart, on } = standing;
  const byAge = spanAfter(row.from, start, packedStart);
  const gap = bindingGap(row, standing, byAge, 'advice');
  let earliest = gap ? gap.day : byAge;
  if (row.validFrom !== undefined && row.validFrom > earliest && !runsAlready(row, standing)) {
    earliest = row.validFrom;
  }
  let open = Math.max(earliest, on);
  let otherLive = -1;
  if (row.row.live) {
    for (const other of standing.live) {
      const free = spanAfter(table.liveGap, other.day);
      if (open > other.day && open < free) {
        open = free;
        otherLive = other.index;
      }
    }
  }
  if (otherLive < 0) open = earliest;
  return { byAge, earliest, open, otherLive, closes: closingDay(row, standing), gap };
}

function runsAlready(row: CompiledRow, { person }: Standing): boolean {
  return person.kind === 'child' && person.programmesOn?.includes(row.row.programme) === true;
}

/** The first day on which the dose may no longer be given. */
function closingDay(row: CompiledRow, standing: Standing): number {
  const { person, start, packedStart } = standing;
  if (!row.until) {
    const delivered = person.kind === 'pregnant_woman' ? person.deliveredOn : undefined;
    return delivered === undefined ? Number.POSITIVE_INFINITY : dayNumber(delivered);
  }
  const closes = spanAfter(row.until, start, packedStart);
  // At its launch a dose is also for those who pass the age limit within the grace (HPV, 90 days).
  const { validFrom, graceEnds } = row;
  if (validFrom !== undefined && graceEnds !== undefined && closes >= validFrom && closes <= graceEnds) {
    return graceEnds + 1;
  }
  return closes;
}

/** Whether the series was begun at or after the age under which it has to be begun. */
export function begunTooLate(row: CompiledRow, standing: Standing): boolean {
  if (!row.startUnder || row.before.length === 0) return false;
  let first = Number.POSITIVE_INFINITY;
  for (const link of row.before) {
    const day = standing.counted[link.index] ?? never;
    if (day !== never && day < first) first = day;
  }
  return first !== Number.POSITIVE_INFINITY && first >= spanAfter(row.startUnder, standing.start, standing.packedStart);
}
