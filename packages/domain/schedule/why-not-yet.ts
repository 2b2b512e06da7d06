import { dayText, type SpanUnit } from '../calendar/index.ts';
import type { CompiledRow, CompiledSchedule } from './compile.ts';
import type { Reason, ReasonCode } from './reason.ts';
import type { Window } from './window.ts';

const byAge: Record<SpanUnit, ReasonCode> = {
  d: 'not-before-age-days',
  w: 'not-before-age-weeks',
  m: 'not-before-age-months',
  y: 'not-before-age-years',
};

/** The rule that holds a dose back longest: another live vaccine, the gap, the introduction of the dose, or age. */
export function whyNotYet(row: CompiledRow, window: Window, table: CompiledSchedule): Reason {
  const day = dayText(window.open);
  if (window.otherLive >= 0) {
    const other = table.rows[window.otherLive]?.row.code ?? '';
    return { code: 'other-live-vaccine', values: { day, other, amount: table.liveGap.amount } };
  }
  if (row.validFrom === window.earliest && window.byAge < window.earliest) {
    return { code: 'not-before-introduction', values: { day } };
  }
  if (window.gap?.day === window.earliest) {
    const { index, gap } = window.gap;
    const values = { day, previous: table.rows[index]?.row.code ?? '' };
    if (gap.months > 0) return { code: 'not-before-gap-months', values: { ...values, amount: gap.months } };
    return { code: 'not-before-gap-days', values: { ...values, amount: gap.days } };
  }
  if (row.row.person === 'pregnant_woman') return { code: 'not-before-pregnancy', values: { day } };
  return { code: byAge[row.from.unit], values: { day, amount: row.from.amount } };
}
