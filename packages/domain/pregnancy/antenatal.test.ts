import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AntenatalVisit, antenatalRefusals, type PregnancySoFar, visitRange } from './index.ts';

const today = '2026-11-25';
/** Fifteen weeks ago. */
const lmp = '2026-08-12';
const visit: AntenatalVisit = {
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
  units_transfused: null,
  fundal_height: 15,
  foetal_heart_rate: 140,
  abdominal_examination: true,
};
const so: PregnancySoFar = { lmp, endedOn: null, visits: ['2026-10-20'] };
const found = (of: Partial<AntenatalVisit>, beside: Partial<PregnancySoFar> = {}) =>
  antenatalRefusals({ ...visit, ...of }, { ...so, ...beside }, today).map(({ code, path }) => `${code} ${path}`);

test('a visit with all of its values, and one at which nothing was measured', () => {
  assert.deepEqual(found({}), []);
  const nothing = Object.fromEntries(
    Object.entries(visit).map(([field, value]) => [field, typeof value === 'number' ? null : value]),
  );
  assert.deepEqual(found({ ...nothing, abdominal_examination: false }), []);
});

test('bounds of what is measured (specification 1, section 5)', () => {
  const table: [field: keyof AntenatalVisit, inside: number[], outside: number[]][] = [
    ['weight', [30, 200, 48.55], [29.9, 200.1, -1, Number.NaN]],
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
  for (const [field, inside, outside] of table) {
    for (const value of inside) assert.deepEqual(found({ [field]: value }), [], `${field} ${value}`);
    for (const value of outside)
      assert.deepEqual(found({ [field]: value }), [`FLDVAL0005 ${field}`], `${field} ${value}`);
  }
});

test('the blood pressure: two figures, the upper one above the lower', () => {
  const table: [systolic: number | null, diastolic: number | null, expected: string[]][] = [
    [120, 80, []],
    [300, 200, []],
    [50, 30, []],
    [null, null, []],
    [81, 80, []],
    [80, 80, ['BENANC0001 systolic']],
    [70, 110, ['BENANC0001 systolic']],
    [120, null, ['BENANC0004 diastolic']],
    [null, 80, ['BENANC0004 systolic']],
    [301, 80, ['FLDVAL0005 systolic']],
    [120, 29, ['FLDVAL0005 diastolic']],
    [49, 201, ['FLDVAL0005 systolic', 'FLDVAL0005 diastolic', 'BENANC0001 systolic']],
  ];
  for (const [systolic, diastolic, expected] of table)
    assert.deepEqual(found({ systolic, diastolic }), expected, `${systolic}/${diastolic}`);
});

test('the day of a visit', () => {
  const table: [visited_on: string, beside: Partial<PregnancySoFar>, expected: string[]][] = [
    ['', {}, ['FLDVAL0001 visited_on']],
    ['2026-02-30', {}, ['FLDVAL0017 visited_on']],
    ['2026-08-12', {}, ['FLDVAL0018 visited_on']],
    ['2026-11-26', {}, ['FLDVAL0019 visited_on']],
    ['2026-10-20', {}, ['BENANC0002 visited_on', 'BENANC0095 abdominal_examination']],
    ['2026-10-21', {}, ['BENANC0095 abdominal_examination']],
    ['2026-11-25', { endedOn: '2026-11-20' }, ['BENANC0003 visited_on']],
    ['2026-11-20', { endedOn: '2026-11-20' }, []],
    ['2026-11-04', { lmp: '2025-12-01' }, ['FLDVAL0019 visited_on']],
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
