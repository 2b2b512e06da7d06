import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  addDays,
  addMonths,
  addWeeks,
  addYears,
  ageOn,
  compareDays,
  dayNumber,
  daysBetween,
  dayText,
  isCivilDate,
  parseCivilDate,
  parseSpan,
} from './index.ts';

const anyDay = fc.integer({ min: dayNumber('1890-01-01'), max: dayNumber('2170-12-31') }).map(dayText);

test('only real days written YYYY-MM-DD are days', () => {
  for (const day of ['2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01']) assert.ok(isCivilDate(day), day);
  const others = ['2026-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '26-01-01'];
  const texts = ['', '2026-1-1', '2026/01/01', '2026-01-01T00:00', ' 2026-01-01', '२०२६-०१-०१', '0000-01-01'];
  for (const day of [...others, ...texts, 20260101, null, undefined, {}]) assert.ok(!isCivilDate(day), String(day));
  assert.equal(parseCivilDate('2026-02-29'), undefined);
  assert.equal(parseCivilDate('2026-02-28'), '2026-02-28');
});

test('months and years are clamped to the month end', () => {
  const table: [string, number, string][] = [
    ['2024-01-31', 1, '2024-02-29'],
    ['2025-01-31', 1, '2025-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2025-08-31', 6, '2026-02-28'],
    ['2024-12-15', 1, '2025-01-15'],
  ];
  for (const [from, months, to] of table) assert.equal(addMonths(from, months), to, `${from} + ${months} months`);
  assert.equal(addYears('2024-02-29', 1), '2025-02-28');
  assert.equal(addWeeks('2024-01-08', 6), '2024-02-19');
  assert.equal(addDays('2024-02-28', 2), '2024-03-01');
  assert.equal(addDays('2024-03-01', -1), '2024-02-29');
});

test('what is not a day stays nothing, and nothing throws', () => {
  assert.equal(addDays('2026-02-29', 1), '');
  assert.equal(addMonths('soon', 1), '');
  assert.ok(Number.isNaN(daysBetween('', '2026-01-01')));
  assert.equal(ageOn('2026-01-02', '2026-01-01'), undefined);
  assert.equal(parseSpan('six weeks'), undefined);
});

test('ages are completed years, months and days', () => {
  const table: [string, string, [number, number, number]][] = [
    ['2024-01-08', '2024-01-08', [0, 0, 0]],
    ['2024-01-08', '2024-10-07', [0, 8, 29]],
    ['2024-01-08', '2024-10-08', [0, 9, 0]],
    ['2024-02-29', '2025-02-27', [0, 11, 29]],
    ['2024-02-29', '2025-02-28', [1, 0, 0]],
    ['2024-01-31', '2024-02-29', [0, 1, 0]],
    ['2012-02-20', '2026-03-02', [14, 0, 10]],
  ];
  for (const [dob, day, [years, months, days]] of table) {
    assert.deepEqual(ageOn(dob, day), { years, months, days }, `${dob} on ${day}`);
  }
});

test('day numbers agree with the calendar of the platform', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -40000, max: 40000 }), (day, days) => {
      const later = addDays(day, days);
      assert.equal(daysBetween(day, later), days);
      assert.equal(addDays(later, -days), day);
      assert.equal(new Date(dayNumber(day) * 86_400_000).toISOString().slice(0, 10), day);
      assert.equal(compareDays(day, later), days === 0 ? 0 : days > 0 ? -1 : 1);
    }),
  );
});

test('an age is always the months and days back to birth', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 36500 }), (dob, days) => {
      const day = addDays(dob, days);
      const age = ageOn(dob, day);
      assert.ok(age && age.months < 12 && age.days < 31);
      assert.equal(addDays(addMonths(dob, age.years * 12 + age.months), age.days), day);
    }),
  );
});
