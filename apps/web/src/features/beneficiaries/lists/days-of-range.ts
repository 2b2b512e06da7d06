import { addDays, type CivilDate } from '@teeka/domain/calendar';
import type { DateRange } from '@teeka/domain/reports';

export interface DayTotal {
  readonly date: CivilDate;
  readonly total: number;
}

/** Every day of a range with its number, those without any too: a gap is part of the picture. */
export function daysOfRange({ from, to }: DateRange, counted: readonly DayTotal[]): readonly DayTotal[] {
  const totals = new Map(counted.map(({ date, total }) => [date, total]));
  const days: DayTotal[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push({ date, total: totals.get(date) ?? 0 });
  return days;
}
