import assert from 'node:assert/strict';
import { test } from 'node:test';
import { consentHolds, consentIsFresh, type MadeWish, standingWish } from './standing.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 10, 6, minute));
/** A wish whose consent was given at a minute; written down later where that is said. */
const wish = (wish_id: string, given: number, written = given): MadeWish => ({
  wish_id,
  given_at: at(given),
  captured_at: at(written),
});
/** Every order of a list. */
const ordersOf = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((one, nth) => ordersOf(list.toSpliced(nth, 1)).map((rest) => [one, ...rest]));

test('which wish is open and since when somebody waits, in whichever order they arrived', () => {
  const table: [string, MadeWish[], number | null, [string, number] | null][] = [
    ['none', [], null, null],
    ['none, and a no', [], 5, null],
    ['one', [wish('a', 1)], null, ['a', 1]],
    ['a newer in the place of an older, who waits since then', [wish('a', 1), wish('b', 4)], null, ['b', 1]],
    ['taken back', [wish('a', 1)], 2, null],
    ['taken back at the moment at which it was given', [wish('a', 1)], 1, null],
    ['wished anew after it was taken back: waits since then', [wish('a', 1), wish('b', 4)], 2, ['b', 4]],
    ['both taken back', [wish('a', 1), wish('b', 4)], 4, null],
    ['three, the first taken back', [wish('a', 1), wish('b', 4), wish('c', 6)], 3, ['c', 4]],
    ['the consent before, the wish written down after the no', [wish('a', 1, 9)], 5, null],
    ['the newer consent counts, not which was written down last', [wish('a', 1, 9), wish('b', 4)], null, ['b', 9]],
    ['two of one moment: always the same one', [wish('a', 1), wish('b', 1)], null, ['b', 1]],
  ];
  for (const [what, wishes, saidNo, expected] of table) {
    for (const order of ordersOf(wishes)) {
      const standing = standingWish(order, saidNo === null ? null : at(saidNo));
      const found = standing && [standing.open.wish_id, standing.waits_since.getUTCMinutes()];
      assert.deepEqual(found, expected, `${what}: ${order.map(({ wish_id }) => wish_id).join()}`);
    }
  }
});

test('a no ends what was agreed to until then, never what comes after', () => {
  const table: [number, number | null, boolean][] = [
    [5, null, true],
    [5, 4, true],
    [5, 5, false],
    [5, 6, false],
  ];
  for (const [given, no, holds] of table)
    assert.equal(consentHolds(at(given), no === null ? null : at(no)), holds, `${given} ${no}`);
});

test('a consent that is no wish is good for an attempt’s 25 minutes', () => {
  const table: [number, number, boolean][] = [
    [0, 0, true],
    [24, 0, true],
    [25, 0, false],
    [25, 10, true],
    [34, 10, true],
    [35, 10, false],
  ];
  for (const [later, tolerance, fresh] of table)
    assert.equal(consentIsFresh(at(0), at(later), tolerance * 60_000), fresh, `${later} ${tolerance}`);
});
