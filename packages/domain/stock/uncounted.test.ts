import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DosesOfBatch, differences, endRefusal } from './index.ts';

const of = (material_id: number, doses: number, batch_number = 'P-1'): DosesOfBatch => ({
  material_id,
  batch_number,
  doses,
});

test('a count agrees with what is on record by vaccine, batch and doses', () => {
  const table: [string, DosesOfBatch[], DosesOfBatch[], string[], number][] = [
    ['nothing was given, nothing counted', [], [], [], 0],
    ['as it was counted', [of(104, 31)], [of(104, 31)], [], 0],
    ['the batch written small', [of(104, 31, 'p-1 ')], [of(104, 31)], [], 0],
    ['opened for nobody', [], [of(101, 0)], [], 0],
    ['nothing is counted', [of(101, 2), of(104, 31)], [], ['101 P-1 2/0', '104 P-1 31/0'], 2],
    ['five came after the count at noon', [of(104, 36)], [of(104, 31)], ['104 P-1 36/31'], 1],
    ['one was taken back', [of(104, 30)], [of(104, 31)], ['104 P-1 30/31'], 1],
    [
      'the batch of one was put right',
      [of(104, 30), of(104, 1, 'P-2')],
      [of(104, 31)],
      ['104 P-1 30/31', '104 P-2 1/0'],
      1,
    ],
    ['another vaccine is counted', [of(101, 1)], [of(104, 0)], ['101 P-1 1/0'], 1],
  ];
  for (const [what, given, counted, expected, vaccines] of table) {
    const found = differences(given, counted).map(
      (one) => `${one.material_id} ${one.batch_number} ${one.recorded}/${one.counted}`,
    );
    assert.deepEqual(found, expected, what);
    assert.equal(endRefusal(given, counted)?.values?.['vaccines'] ?? 0, vaccines, what);
  }
});
