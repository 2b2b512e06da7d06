import { type CountedSpan, dayNumber, parseSpan, spanAfter } from '../calendar/index.ts';
import type { PersonKind, Schedule, ScheduleRow } from './row.ts';

/** The day number that stands for 'never'. */
export const never = -1_000_000_000;

/** Another row of the table, and the time to keep from a dose of it. */
export interface Link {
  readonly index: number;
  readonly gap: CountedSpan;
}

/** A row made ready for counting: spans taken apart, codes turned into places in the table. */
export interface CompiledRow {
  readonly row: ScheduleRow;
  readonly index: number;
  readonly from: CountedSpan;
  readonly until: CountedSpan | undefined;
  readonly startUnder: CountedSpan | undefined;
  readonly overdueAge: CountedSpan | undefined;
  readonly overdueSinceDue: CountedSpan | undefined;
  readonly previous: readonly number[];
  /** Every earlier dose of the series, with the gap to the dose that follows it. */
  readonly before: readonly Link[];
  /** Every later dose of the series, for a dose made up after it. */
  readonly after: readonly Link[];
  readonly apart: readonly Link[];
  /** Every dose of the vaccine, with the time to let pass after it in the advice. */
  readonly sinceAny: readonly Link[];
  readonly validFrom: number | undefined;
  /** Last day of the launch grace. */
  readonly graceEnds: number | undefined;
  readonly notCalledBackAfter: number;
}

export interface CompiledSchedule {
  readonly schedule: Schedule;
  readonly size: number;
  readonly rows: readonly CompiledRow[];
  /** `never` for each row, to begin from. */
  readonly blank: readonly number[];
  readonly rowOf: ReadonlyMap<string, CompiledRow>;
  readonly of: Readonly<Record<PersonKind, readonly CompiledRow[]>>;
  readonly pentavalent: readonly number[];
  readonly liveGap: CountedSpan;
  readonly tdBoosterWithin: CountedSpan;
  /** Least time between the two Td doses of a pregnancy. */
  readonly tdCourseGap: CountedSpan;
}

const none: CountedSpan = { days: 0, months: 0, amount: 0, unit: 'd' };
const compiled = new WeakMap<Schedule, CompiledSchedule>();

/** The schedule made ready for counting; done once for each schedule object. */
export function compile(schedule: Schedule): CompiledSchedule {
  const known = compiled.get(schedule);
  if (known) return known;
  const indexOf = new Map(schedule.rows.map((row, index) => [row.code, index]));
  const before = schedule.rows.map((row) => linksBefore(schedule, row));
  const rows = schedule.rows.map((row, index): CompiledRow => {
    const after = before.flatMap((links, later) => {
      const link = links.find((candidate) => candidate.index === index);
      return link ? [{ index: later, gap: span(row.gap) ?? link.gap }] : [];
    });
    const apart = (row.apartFrom?.codes ?? []).map((code) => ({
      index: indexOf.get(code) ?? -1,
      gap: span(row.apartFrom?.gap) ?? none,
    }));
    const sinceAny = span(row.sinceAny);
    const validFrom = row.validFrom === undefined ? undefined : dayNumber(row.validFrom);
    const grace = span(row.launchGrace);
    return {
      row,
      index,
      from: span(row.from) ?? none,
      until: row.until === 'delivery' || row.until === 'never' ? undefined : span(row.until),
      startUnder: span(row.startUnder),
      overdueAge: typeof row.overdueAfter === 'string' ? span(row.overdueAfter) : undefined,
      overdueSinceDue: typeof row.overdueAfter === 'object' ? span(row.overdueAfter.sinceDue) : undefined,
      previous: row.previous.map((code) => indexOf.get(code) ?? -1),
      before: before[index] ?? [],
      after,
      apart,
      sinceAny: sinceAny ? sameVaccine(schedule, row).map((same) => ({ index: same, gap: sinceAny })) : [],
      validFrom,
      graceEnds: grace && validFrom !== undefined ? spanAfter(grace, validFrom) : undefined,
      notCalledBackAfter: indexOf.get(row.notCalledBackAfter ?? '') ?? -1,
    };
  });
  const result: CompiledSchedule = {
    schedule,
    size: rows.length,
    rows,
    blank: rows.map(() => never),
    rowOf: new Map(rows.map((row) => [row.row.code, row])),
    of: {
      child: rows.filter((row) => row.row.person === 'child'),
      pregnant_woman: rows.filter((row) => row.row.person === 'pregnant_woman'),
      adult: rows.filter((row) => row.row.person === 'adult'),
    },
    pentavalent: rows.filter((row) => row.row.vaccine === 'Penta').map((row) => row.index),
    liveGap: span(schedule.liveGap) ?? none,
    tdBoosterWithin: span(schedule.tdBoosterWithin) ?? none,
    tdCourseGap: span(schedule.rows.find((row) => row.onlyIf === 'td-course-needed' && row.gap)?.gap) ?? none,
  };
  compiled.set(schedule, result);
  return result;
}

function sameVaccine({ rows }: Schedule, { vaccine, person }: ScheduleRow): number[] {
  return rows.flatMap((row, index) => (row.vaccine === vaccine && row.person === person ? [index] : []));
}

function span(text: string | undefined): CountedSpan | undefined {
  return text === undefined ? undefined : parseSpan(text);
}

/** Follows `previous` back to the first dose; the gap is that of the dose which directly follows the earlier one. */
function linksBefore(schedule: Schedule, row: ScheduleRow): Link[] {
  const links: Link[] = [];
  const visit = (current: ScheduleRow) => {
    for (const code of current.previous) {
      const index = schedule.rows.findIndex((candidate) => candidate.code === code);
      const earlier = schedule.rows[index];
      if (!earlier || links.some((link) => link.index === index)) continue;
      links.push({ index, gap: span(current.gap) ?? none });
      visit(earlier);
    }
  };
  visit(row);
  return links;
}
