import { displayDate } from '@teeka/domain/format';
import { dayOf, timeOf } from '../../platform/clock/clock.ts';
import { clockWords } from './clock-words.ts';

/** An instant (ISO 8601) as day and time in India: `21/11/2026 9:30 am`. */
export function instantWords(instant: string): string {
  const at = new Date(instant);
  return `${displayDate(dayOf(at))} ${clockWords(timeOf(at))}`;
}
