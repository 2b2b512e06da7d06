import { type DayNumber, dayNumber, parseSpan, type Span, spanAfter } from '@teeka/domain/calendar';

/** The day a span after another, in whole numbers: a generator of millions of days cannot afford texts. */
export function after(day: DayNumber, span: Span): DayNumber {
  const counted = parseSpan(span);
  return counted ? spanAfter(counted, day) : Number.NaN;
}

/** 0 Sunday … 6 Saturday; 1970-01-01 was a Thursday. */
export function weekday(day: DayNumber): number {
  return (((day + 4) % 7) + 7) % 7;
}

const [wednesday, saturday] = [3, 6];

/** Immunisation days are Wednesday and Saturday in most states: the first one on or after `day`. */
export function nextSessionDay(day: DayNumber): DayNumber {
  const today = weekday(day);
  return day + (today <= wednesday ? wednesday - today : saturday - today);
}

/** Weeks since Monday 1969-12-29, for what happens every so many weeks. */
export function weekOf(day: DayNumber): number {
  return Math.floor((day + 3) / 7);
}

/** Milliseconds of a time of the day in India. */
export function instantOf(day: DayNumber, minutes: number): number {
  return day * 86_400_000 + (minutes - 330) * 60_000;
}

export const earliestDay = dayNumber('1920-01-01');
