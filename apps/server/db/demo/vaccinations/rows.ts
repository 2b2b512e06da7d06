import { type CountedSpan, type DayNumber, dayNumber, parseSpan, type Span } from '@teeka/domain/calendar';
import { nationalSchedule, type ScheduleRow } from '@teeka/domain/schedule';

/** A row of the national schedule with its codes turned into positions, so that a million children can be judged. */
export interface QuickRow {
  readonly at: number;
  readonly code: string;
  readonly row: ScheduleRow;
  readonly from: CountedSpan;
  readonly until: CountedSpan | undefined;
  readonly gap: CountedSpan | undefined;
  readonly previous: readonly number[];
  readonly apart: { readonly codes: readonly number[]; readonly gap: CountedSpan } | undefined;
  readonly validFrom: DayNumber;
  readonly notCalledBackAfter: number | undefined;
}

/** Nobody of the demo is given what a state has to switch on. */
const rows = nationalSchedule.rows.filter(({ person }) => person !== 'adult');

/** Position of a dose code in the schedule. */
export function positionOf(code: string): number {
  return rows.findIndex((row) => row.code === code);
}

function counted(span: Span): CountedSpan {
  const parsed = parseSpan(span);
  if (!parsed) throw new RangeError(`not a span: ${span}`);
  return parsed;
}

export const quickRows: readonly QuickRow[] = rows.map((row, at) => ({
  at,
  code: row.code,
  row,
  from: counted(row.from),
  until: row.until === 'delivery' || row.until === 'never' ? undefined : counted(row.until),
  gap: row.gap ? counted(row.gap) : undefined,
  previous: row.previous.map(positionOf),
  apart: row.apartFrom ? { codes: row.apartFrom.codes.map(positionOf), gap: counted(row.apartFrom.gap) } : undefined,
  validFrom: row.validFrom ? dayNumber(row.validFrom) : Number.NEGATIVE_INFINITY,
  notCalledBackAfter: row.notCalledBackAfter ? positionOf(row.notCalledBackAfter) : undefined,
}));

export const childRows = quickRows.filter(({ row }) => row.person === 'child');
export const liveGap = counted(nationalSchedule.liveGap);
export const tdBoosterWithin = counted(nationalSchedule.tdBoosterWithin);
