import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answers } from '../forms/index.ts';
import { actRefusals, type PregnancySoFar, visitRange } from './index.ts';
import { besideOf, lines, lmp, pregnancyOf, today } from './testing/stories.ts';

const visit: Answers = {
  visited_on: today,
  weight: 48.5,
  height: 152,
  pulse: 84,
  respiratory_rate: 18,
  systolic: 110,
  diastolic: 70,
  temperature: 36.8,
  haemoglobin: 10.4,
  blood_sugar: 96,
  folic_acid: 30,
  ifa: 30,
  calcium: 60,
  abdominal_examination: true,
  fundal_height: 15,
  foetal_heart_rate: 140,
};
const before = { kind: 'antenatal', facts: { visited_on: '2026-10-20' }, on: '2026-10-20' } as const;
const found = (of: Answers, beside = besideOf({ pregnancy: pregnancyOf([before]) })) =>
  lines(actRefusals({ event_id: 'new', kind: 'antenatal', facts: { ...visit, ...of }, births: [] }, beside));

test('a visit with all of its values, and one at which nothing was measured', () => {
  assert.deepEqual(found({}), []);
  const nothing = Object.fromEntries(
    Object.entries(visit).map(([field, value]) => [field, typeof value === 'number' ? undefined : value]),
  );
  assert.deepEqual(found({ ...nothing, abdominal_examination: false }), []);
});

test('bounds of what is measured (specification 1, section 5)', () => {
  const table: [field: string, inside: number[], outside: number[]][] = [
    ['weight', [30, 200, 48.5], [29.9, 200.1, -1, Number.NaN]],
    ['height', [105, 210], [104, 211]],
    ['pulse', [40, 200], [39, 201]],
    ['respiratory_rate', [10, 30], [9, 31]],
    ['temperature', [35, 45], [34.9, 45.1]],
    ['haemoglobin', [2, 18], [1.9, 18.1]],
    ['blood_sugar', [60, 500], [59, 501]],
    ['folic_acid', [0, 60], [-1, 61]],
    ['ifa', [0, 400], [401]],
    ['calcium', [0, 400], [401]],
    ['units_transfused', [1, 50], [0, 51]],
    ['fundal_height', [1, 99], [0, 100]],
    ['foetal_heart_rate', [60, 240], [59, 241]],
  ];
  const decimals = found({ weight: 48.55, pulse: 80.5, fundal_height: 15.5 });
  assert.deepEqual(decimals, ['FLDVAL0033 weight', 'FLDVAL0032 pulse', 'FLDVAL0032 fundal_height']);
  for (const [field, inside, outside] of table) {
    for (const value of inside) assert.deepEqual(found({ [field]: value }), [], `${field} ${value}`);
    for (const value of outside)
      assert.deepEqual(found({ [field]: value }), [`FLDVAL0005 ${field}`], `${field} ${value}`);
  }
});

test('the blood pressure: two figures, the upper one above the lower', () => {
  const table: [systolic: number | undefined, diastolic: number | undefined, expected: string[]][] = [
    [120, 80, []],
    [300, 200, []],
    [50, 30, []],
    [undefined, undefined, []],
    [81, 80, []],
    [80, 80, ['BENANC0001 systolic']],
    [70, 110, ['BENANC0001 systolic']],
    [120, undefined, ['BENANC0004 diastolic']],
    [undefined, 80, ['BENANC0004 systolic']],
    [301, 80, ['FLDVAL0005 systolic']],
    [120, 29, ['FLDVAL0005 diastolic']],
    [49, 201, ['FLDVAL0005 systolic', 'FLDVAL0005 diastolic']],
  ];
  for (const [systolic, diastolic, expected] of table)
    assert.deepEqual(found({ systolic, diastolic }), expected, `${systolic}/${diastolic}`);
});

test('the day of a visit', () => {
  const so: PregnancySoFar = { lmp, endedOn: null, end: null, visits: [] };
  const aborted = { kind: 'abortion', facts: { aborted_on: '2026-11-20' } } as const;
  const ended = besideOf({ pregnancy: pregnancyOf([before, aborted]) });
  const old = besideOf({ pregnancy: pregnancyOf([], '2025-12-01') });
  const table: [visited_on: string, beside: ReturnType<typeof besideOf> | undefined, expected: string[]][] = [
    ['', undefined, ['BENANC0010 visited_on']],
    ['2026-02-30', undefined, ['FLDVAL0017 visited_on']],
    ['2026-08-12', undefined, ['FLDVAL0018 visited_on']],
    ['2026-11-26', undefined, ['FLDVAL0019 visited_on']],
    ['2026-10-20', undefined, ['BENANC0002 visited_on', 'BENANC0095 abdominal_examination']],
    ['2026-10-21', undefined, ['BENANC0095 abdominal_examination']],
    ['2026-11-25', ended, ['BENANC0005 visited_on']],
    ['2026-11-20', ended, []],
    ['2026-11-04', old, ['FLDVAL0019 visited_on']],
  ];
  for (const [visited_on, beside, expected] of table)
    assert.deepEqual(found({ visited_on }, beside), expected, visited_on);
  assert.deepEqual(visitRange(so, today), { min: '2026-08-13', max: today });
});

test('the abdomen is examined from twelve completed weeks on (BENANC0095)', () => {
  for (const [visited_on, refused] of [
    ['2026-11-03', true],
    ['2026-11-04', false],
  ] as const) {
    assert.deepEqual(found({ visited_on }), refused ? ['BENANC0095 abdominal_examination'] : [], visited_on);
    assert.deepEqual(found({ visited_on, abdominal_examination: false }), []);
  }
});
