import { type DayNumber, monthsAfter, packedOf } from './day-number.ts';

export type SpanUnit = 'd' | 'w' | 'm' | 'y';

/** A length of time as the schedule writes it: `28d`, `6w`, `9m`, `5y`. */
export type Span = `${number}${SpanUnit}`;

/** A span made ready for counting: days and weeks add up as days, months and years as calendar months. */
export interface CountedSpan {
  readonly days: number;
  readonly months: number;
  readonly amount: number;
  readonly unit: SpanUnit;
}

/** Takes a span apart; undefined when it is not one. */
export function parseSpan(text: string): CountedSpan | undefined {
  const parts = /^(\d+)([dwmy])$/.exec(text);
  if (!parts) return undefined;
  const amount = Number(parts[1]);
  const unit = parts[2] as SpanUnit;
  const days = unit === 'd' ? amount : unit === 'w' ? amount * 7 : 0;
  const months = unit === 'm' ? amount : unit === 'y' ? amount * 12 : 0;
  return { days, months, amount, unit };
}

/** The day a span after `from`. Give `packed` (the same day, packed) where many spans start at one day. */
export function spanAfter(span: CountedSpan, from: DayNumber, packed?: number): DayNumber {
  if (span.months === 0) return from + span.days;
  return monthsAfter(packed ?? packedOf(from), span.months);
}
