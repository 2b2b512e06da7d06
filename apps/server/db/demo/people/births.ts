import type { DayNumber } from '@teeka/domain/calendar';
import type { Random } from '../random.ts';

const year = 365.25;

/** Children a woman has in the end: about 2.8 on average, as in the rural north. */
const families: readonly (readonly [upTo: number, children: number])[] = [
  [0.03, 0],
  [0.12, 1],
  [0.42, 2],
  [0.74, 3],
  [0.9, 4],
  [0.97, 5],
  [1, 6],
];

/**
 * Days on which a woman gives birth, up to nine months after `today`: the first child at 18 to 25, the next ones
 * two to four years apart.
 */
export function birthsOf(numbers: Random, motherBorn: DayNumber, today: DayNumber): DayNumber[] {
  const draw = numbers.next();
  const children = families.find(([upTo]) => draw < upTo)?.[1] ?? 2;
  const births: DayNumber[] = [];
  let next = motherBorn + Math.round((18.4 + numbers.next() * numbers.next() * 9) * year);
  for (let nth = 0; nth < children; nth += 1) {
    if (next > today + 280) break;
    births.push(next);
    next += Math.round((1.75 + numbers.next() * numbers.next() * 4.5) * year);
  }
  return births;
}
