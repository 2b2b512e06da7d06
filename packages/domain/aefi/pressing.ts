import { dayInIndia } from '../calendar/index.ts';
import { clocksOf, nextClock, type StepTimes } from './clocks.ts';

/** How many reports wait, and how the clock of each that presses most stands. */
export interface Pressing {
  readonly open: number;
  /** A step is past its limit. */
  readonly late: number;
  /** None is, and one ends on India's day of the instant. */
  readonly due_today: number;
}

/** Of reports that are not closed. */
export function pressing(reports: readonly StepTimes[], at: Date): Pressing {
  const next = reports.map((times) => nextClock(clocksOf(times, at.getTime())));
  const endsToday = (due: string | null) => due !== null && dayInIndia(new Date(due)) === dayInIndia(at);
  return {
    open: reports.length,
    late: next.filter((clock) => clock?.state === 'late').length,
    due_today: next.filter((clock) => clock && clock.state !== 'late' && endsToday(clock.due)).length,
  };
}
