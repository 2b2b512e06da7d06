import type { CivilDate } from '../calendar/index.ts';
import type { DoseForecast, DoseState, Forecast } from './forecast.ts';
import type { JudgedDose } from './judge-doses.ts';
import type { Schedule, ScheduleRow } from './row.ts';

/** One dose in the drawing: its state, and the day to write under it. */
export interface ChartMark {
  readonly code: string;
  readonly state: DoseState | 'given-not-counted';
  /** The day given, or from when it may be given, or its last day where it is closed. */
  readonly day: CivilDate | undefined;
  readonly dose: DoseForecast;
}

export interface ChartCell {
  /** The age of the column, as in the schedule: `0d`, `6w`, `9m`, `10y`; `pregnancy` for its doses. */
  readonly column: string;
  readonly marks: readonly ChartMark[];
}

export interface ChartRow {
  readonly vaccine: string;
  readonly cells: readonly ChartCell[];
}

/** The immunisation card as data: vaccines by ages. Doses that are not for this person are left out. */
export interface Chart {
  readonly columns: readonly string[];
  readonly rows: readonly ChartRow[];
  /** Recorded doses with no place on the card: unknown codes and doses of another kind of person. */
  readonly others: readonly JudgedDose[];
}

/** Doses of a pregnancy have no age: they stand before the others. */
const pregnancyColumn = 'pregnancy';
const days = { d: 1, w: 7, m: 30.4, y: 365.25 } as const;

/** Arranges a forecast as a card. Columns run from the youngest age to the oldest; rows in schedule order. */
export function chartOf(forecast: Forecast, schedule: Schedule): Chart {
  const rowOf = new Map(schedule.rows.map((row) => [row.code, row]));
  const columns = new Set<string>();
  const cells = new Map<string, Map<string, ChartMark[]>>();
  for (const dose of forecast.doses) {
    const row = rowOf.get(dose.code);
    if (!row || (dose.state === 'not-applicable' && dose.notCounted.length === 0)) continue;
    const column = row.person === 'pregnant_woman' ? pregnancyColumn : (row.column ?? row.from);
    columns.add(column);
    const byColumn = cells.get(dose.vaccine) ?? new Map<string, ChartMark[]>();
    cells.set(dose.vaccine, byColumn);
    byColumn.set(column, [...(byColumn.get(column) ?? []), ...marksOf(dose)]);
  }
  const ordered = [...columns].sort((a, b) => size(a) - size(b));
  return {
    columns: ordered,
    rows: [...cells].map(([vaccine, byColumn]) => ({
      vaccine,
      cells: ordered.map((column) => ({ column, marks: byColumn.get(column) ?? [] })),
    })),
    others: forecast.recorded.filter((judged) => !isOnCard(judged, forecast, rowOf)),
  };
}

function marksOf(dose: DoseForecast): ChartMark[] {
  const uncounted = dose.notCounted.map(
    (judged): ChartMark => ({ code: dose.code, state: 'given-not-counted', day: judged.dose.date, dose }),
  );
  if (dose.state === 'not-applicable') return uncounted;
  const day = dose.givenOn ?? (dose.state === 'closed' ? dose.lastValid : (dose.due ?? dose.earliest));
  return [...uncounted, { code: dose.code, state: dose.state, day, dose }];
}

function isOnCard(judged: JudgedDose, forecast: Forecast, rowOf: ReadonlyMap<string, ScheduleRow>): boolean {
  return rowOf.has(judged.dose.code) && forecast.doses.some((dose) => dose.code === judged.dose.code);
}

function size(column: string): number {
  if (column === pregnancyColumn) return -1;
  return Number.parseInt(column, 10) * days[column.slice(-1) as keyof typeof days];
}
