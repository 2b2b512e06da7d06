import assert from 'node:assert/strict';
import { test } from 'node:test';
import { earlierAnswers, earlierIn } from '@teeka/domain/pregnancy';
import { rowsBegun, withoutRow } from './earlier-row.ts';

const delivery = (year: number) => ({ year, outcome: 'Delivery', birth: 'Live birth', delivery: 'Normal' }) as const;

test('rows that are begun, up to the last of which anything is said', () => {
  assert.equal(rowsBegun({}), 0);
  assert.equal(rowsBegun({ earlier_1_year: '', earlier_2_outcome: '' }), 0);
  assert.equal(rowsBegun({ earlier_3_year: 2019 }), 3);
  // What is typed and is no number is something that was said.
  assert.equal(rowsBegun({ earlier_1_year: 'twenty' }), 1);
});

test('a row that is taken away is gone, and those below move up', () => {
  const abortion = { year: 2020, outcome: 'Abortion', birth: null, delivery: null } as const;
  const facts = earlierAnswers([delivery(2018), delivery(2019), abortion, delivery(2022)]);
  const years = (gone: number) => earlierIn({ ...facts, ...withoutRow(facts, gone) }).map(({ year }) => year);
  assert.deepEqual(years(2), [2018, 2020, 2022]);
  assert.deepEqual(years(1), [2019, 2020, 2022]);
  assert.deepEqual(years(4), [2018, 2019, 2020]);
  // Of an abortion that moved to the place of a delivery no child is told.
  const moved = { ...facts, ...withoutRow(facts, 2) };
  assert.equal(moved.earlier_2_birth, '');
  assert.equal(rowsBegun(moved), 3);
});
