import { type CountedSpan, dayNumber, spanAfter } from '../calendar/index.ts';
import type { PregnantWoman } from './person.ts';

/**
 * Whether one booster is enough in this pregnancy (rule R5): two doses documented in earlier pregnancies, the last
 * within three years of the first Td contact of this pregnancy, the third anniversary included.
 * Undocumented doses do not exist.
 */
export function boosterEntitled(woman: PregnantWoman, firstContact: number, within: CountedSpan): boolean {
  const earlier = new Set<number>();
  for (const text of woman.previousPregnancyTd) {
    const day = dayNumber(text);
    if (day < firstContact) earlier.add(day);
  }
  if (earlier.size < 2) return false;
  return firstContact <= spanAfter(within, Math.max(...earlier));
}
