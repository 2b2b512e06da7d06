import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasPregnancy, weeksPregnant } from './her-weeks.ts';

test('completed weeks while a pregnancy goes on, none before and after it', () => {
  const table: readonly (readonly [string | null, number | null])[] = [
    [null, null],
    ['2026-11-21', 0],
    ['2026-11-15', 0],
    ['2026-11-14', 1],
    ['2026-05-01', 29],
    ['2026-12-01', null],
    ['2026-01-20', 43],
    ['2026-01-19', null],
    ['2025-11-01', null],
  ];
  for (const [lmp, weeks] of table) assert.equal(weeksPregnant(lmp, '2026-11-21'), weeks, String(lmp));
});

test('registered is a pregnancy only while she is a pregnant woman with one on record', () => {
  const pregnancies = [{ pregnancy_number: 1, events: [] }];
  assert.equal(hasPregnancy({ ben_type_id: 21, pregnancies }), true);
  assert.equal(hasPregnancy({ ben_type_id: 21, pregnancies: [] }), false);
  assert.equal(hasPregnancy({ ben_type_id: 20, pregnancies }), false);
});
