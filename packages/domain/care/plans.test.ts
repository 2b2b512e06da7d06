import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caseCategoryRefusal, doseCategoryRefusals } from './index.ts';

test('bites are cared for in sessions of category 2, vaccines are given in the others', () => {
  const table: [string, string, boolean][] = [
    ['PENTA1', '1', true],
    ['PENTA1', '2', false],
    ['TDB', '2', false],
    ['ARV', '2', true],
    ['RIG', '2', true],
    ['ASV', '2', true],
    ['ARV', '1', false],
    ['ASV', '1', false],
  ];
  for (const [code, category, fits] of table) {
    const refusals = doseCategoryRefusals(['X', code], category).filter(({ path }) => path?.includes('.1.'));
    assert.deepEqual(
      refusals.map((one) => one.code),
      fits ? [] : ['VACDOS0008'],
      `${code} ${category}`,
    );
  }
  assert.deepEqual([caseCategoryRefusal('rabies', '2'), caseCategoryRefusal('schedule', '1')], [undefined, undefined]);
  assert.equal(caseCategoryRefusal('rabies', '1')?.code, 'VACDOS0008');
  assert.equal(caseCategoryRefusal('schedule', '2')?.code, 'VACDOS0008');
});
