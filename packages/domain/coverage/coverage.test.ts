import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forecast, nationalSchedule, type Person, type RecordedDose, summaryOf } from '../schedule/index.ts';
import {
  checkMonth,
  cohortDoses,
  countCohorts,
  dropOutPercent,
  isZeroDose,
  keptFrom,
  lastWholeMonth,
  monthsToSee,
  monthsUpTo,
  percentOf,
  reaches,
} from './index.ts';

const on = '2026-11-26';
const child = (dob: string, doses: readonly RecordedDose[], jeEndemic = false) => {
  const person: Person = { kind: 'child', dob, sex: 'F', jeEndemic };
  const judged = forecast(person, doses, { on, schedule: nationalSchedule });
  return { dob, doses: judged.doses, ...summaryOf(person, judged) };
};
const at = (age: 1 | 2, code: string) => cohortDoses[age].findIndex((one) => one === code);

test('a child is counted in the month in which it turns one, and in that in which it turns two', () => {
  const counts = countCohorts([child('2025-11-03', []), child('2025-11-30', []), child('2024-02-29', [])]);
  assert.deepEqual(
    counts.map(({ age, month, children }) => [age, month, children]),
    [
      [1, '2026-11-01', 2],
      [2, '2027-11-01', 2],
      [1, '2025-02-01', 1],
      [2, '2026-02-01', 1],
    ],
  );
});

test('a dose counts as the schedule counts it, and for those whom it is for', () => {
  const [counted] = countCohorts([
    child('2025-11-03', [{ code: 'PENTA1', date: '2025-12-20' }], true),
    // Three weeks of age: too early to count.
    child('2025-11-10', [{ code: 'PENTA1', date: '2025-12-01' }]),
  ]);
  assert.deepEqual([counted?.eligible[at(1, 'PENTA1')], counted?.had[at(1, 'PENTA1')]], [2, 1]);
  assert.deepEqual(
    [counted?.eligible[at(1, 'JE1')], counted?.had[at(1, 'JE1')]],
    [1, 0],
    'encephalitis where it is endemic',
  );
});

test('a dose after the birthday was had, but the child was not fully immunised by then', () => {
  const infancy = (mr: string): RecordedDose[] => [
    { code: 'BCG', date: '2025-09-01' },
    ...['OPV1', 'PENTA1'].map((code) => ({ code, date: '2025-10-15' })),
    ...['OPV2', 'PENTA2'].map((code) => ({ code, date: '2025-11-15' })),
    ...['OPV3', 'PENTA3'].map((code) => ({ code, date: '2025-12-15' })),
    { code: 'MR1', date: mr },
  ];
  const [counted] = countCohorts([
    child('2025-09-01', infancy('2026-06-10')),
    child('2025-09-01', infancy('2026-10-10')),
  ]);
  assert.deepEqual([counted?.children, counted?.complete, counted?.had[at(1, 'MR1')]], [2, 1, 2]);
});

test('every dose that is counted is one of the schedule', () => {
  const known = new Set(nationalSchedule.rows.map(({ code }) => code));
  for (const code of [...cohortDoses[1], ...cohortDoses[2]]) assert.ok(known.has(code), code);
});

test('drop-out and shares: to one decimal, below zero as it is, none of nobody', () => {
  const table: [number, number, number | null][] = [
    [120, 90, 25],
    [3, 1, 66.7],
    [7, 8, -14.3],
    [5, 5, 0],
    [0, 2, null],
  ];
  for (const [first, last, expected] of table) assert.equal(dropOutPercent(first, last), expected);
  assert.deepEqual([percentOf(2, 3), percentOf(0, 3), percentOf(0, 0)], [66.7, 0, null]);
});

test('the months of a page, on the first and the last day of one', () => {
  for (const today of ['2026-03-01', '2026-03-31']) {
    const months = monthsToSee(today);
    assert.deepEqual([months.length, months[0], months.at(-1)], [13, '2026-03-01', '2025-03-01']);
    assert.equal(lastWholeMonth(today), '2026-02-01');
    assert.deepEqual(monthsUpTo('2025-03-01', 12), { from: keptFrom(today), to: '2025-03-01' });
  }
  assert.deepEqual(monthsUpTo('2026-02-01', 1), { from: '2026-02-01', to: '2026-02-01' });
  const refused = (requested: string) => {
    const checked = checkMonth(requested, { today: '2026-03-31', field: 'month' });
    return 'refusal' in checked ? checked.refusal.code : checked.month;
  };
  assert.deepEqual(['2026-03', '2025-03', '2025-02', '2026-04', '2026-3', '2026-00', ''].map(refused), [
    '2026-03-01',
    '2025-03-01',
    'FLDVAL0018',
    'FLDVAL0019',
    'FLDVAL0017',
    'FLDVAL0017',
    'FLDVAL0017',
  ]);
});

test('who is no zero dose is among those who have had Pentavalent, child by child', () => {
  const children = [
    child('2025-11-03', []),
    child('2025-11-04', [{ code: 'BCG', date: '2025-11-05' }]),
    child('2025-11-05', [{ code: 'PENTA1', date: '2025-12-20' }]),
    // One too early to count; and one late, after the birthday, which is had.
    child('2025-11-06', [{ code: 'PENTA1', date: '2025-11-20' }]),
    child('2024-11-07', [{ code: 'PENTA1', date: '2025-12-20' }]),
  ];
  assert.deepEqual(children.map(isZeroDose), [true, true, false, true, false]);
  for (const counted of countCohorts(children).filter(({ age }) => age === 1)) {
    const own = children.filter(({ dob }) => reaches(dob, 1) === counted.month);
    assert.equal(own.filter(isZeroDose).length, counted.children - (counted.had[at(1, 'PENTA1')] ?? 0));
  }
});
