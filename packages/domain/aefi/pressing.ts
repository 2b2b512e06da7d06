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

/** How the clock of a report that presses most stands: late, or ending on India's day of the instant; null otherwise. */
export function pressure(report: StepTimes, at: Date): 'late' | 'today' | null {
  const clock = nextClock(clocksOf(report, at.getTime()));
  if (!clock) return null;
  if (clock.state === 'late') return 'late';
  return clock.due !== null && dayInIndia(new Date(clock.due)) === dayInIndia(at) ? 'today' : null;
}

/** Of reports that are not closed. */
export function pressing(reports: readonly StepTimes[], at: Date): Pressing {
  const stand = reports.map((report) => pressure(report, at));
  const count = (how: 'late' | 'today') => stand.filter((one) => one === how).length;
  return { open: reports.length, late: count('late'), due_today: count('today') };
}
