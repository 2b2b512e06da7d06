import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beneficiaryTypesAt, checkChildWeight } from './index.ts';

const today = '2026-03-16';

test('beneficiary types by age, gender and what is known of the birth', () => {
  const table: [string, number | undefined, boolean, number[]][] = [
    ['2026-03-16', 1, false, [7008]],
    ['2026-02-17', 1, false, [7008]],
    ['2026-02-16', 1, false, [23]],
    ['2025-03-16', 1, false, [22]],
    ['2011-03-16', 2, false, [22, 21]],
    ['2011-03-17', 2, false, [22]],
    ['2011-03-16', 1, false, [22]],
    ['2008-03-16', 1, false, [20]],
    ['1990-01-01', undefined, false, [20, 21]],
    ['1976-03-17', 2, false, [20, 21]],
    ['1976-03-16', 2, false, [20]],
    ['2026-01-01', 1, true, [7008, 23]],
    ['2025-01-01', 1, true, [23, 22]],
    ['2008-01-01', 1, true, [22, 20]],
  ];
  for (const [dob, gender, dobIsYear, expected] of table) {
    const ids = beneficiaryTypesAt({ dob, gender, dobIsYear }, today).map(({ id }) => id);
    assert.deepEqual(ids, expected, `${dob} ${gender} ${dobIsYear}`);
  }
});

test('weight at birth', () => {
  for (const good of [0.5, 2.85, 6]) assert.equal(checkChildWeight(good).ok, true, String(good));
  for (const bad of [0.49, 6.01, 2.855, 0, -1, Number.NaN, 1e9])
    assert.equal(checkChildWeight(bad).ok, false, String(bad));
});
