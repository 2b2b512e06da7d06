import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, dayNumber, dayText, parseSpan, spanAfter } from '../calendar/index.ts';
import { forecast } from './forecast.ts';
import { nationalSchedule } from './national-schedule.ts';
import type { Child, RecordedDose } from './person.ts';
import type { ScheduleRow } from './row.ts';
import { scheduleOf } from './versions.ts';

const { rows } = nationalSchedule;
const rowOf = new Map(rows.map((row) => [row.code, row]));

function after(day: string, span: string): string {
  const counted = parseSpan(span);
  assert.ok(counted, span);
  return dayText(spanAfter(counted, dayNumber(day)));
}

function laterOf(a: string, b: string): string {
  return [a, b].sort()[1] ?? a;
}

/** The series up to a dose, each given on the first day it may be. */
function seriesBefore(row: ScheduleRow, dob: string): RecordedDose[] {
  const previous = rowOf.get(row.previous[0] ?? '');
  if (!previous) return [];
  const before = seriesBefore(previous, dob);
  const last = before.at(-1)?.date;
  const byAge = after(dob, previous.from);
  const byGap = previous.gap && last ? after(last, previous.gap) : byAge;
  return [...before, { code: previous.code, date: laterOf(byGap, byAge) }];
}

function stateOn(row: ScheduleRow, child: Child, on: string): string | undefined {
  const doses = seriesBefore(row, child.dob);
  return forecast(child, doses, { on, schedule: nationalSchedule }).doses.find((dose) => dose.code === row.code)?.state;
}

const may = ['due', 'overdue'];

for (const dob of ['2023-09-15', '2024-02-29', '2023-08-31']) {
  const child: Child = { kind: 'child', dob, sex: 'F', jeEndemic: true };
  for (const row of rows.filter((candidate) => candidate.person === 'child')) {
    test(`${row.code}, born ${dob}: not the day before it opens, but on the day; not on the day it closes`, () => {
      const last = seriesBefore(row, dob).at(-1)?.date;
      const byAge = after(dob, row.from);
      const byGap = row.gap && last ? after(last, row.gap) : byAge;
      const opens = laterOf(byGap, byAge);
      const closes = after(dob, row.until);
      assert.ok(!may.includes(stateOn(row, child, addDays(opens, -1)) ?? ''), `the day before ${opens}`);
      assert.ok(may.includes(stateOn(row, child, opens) ?? ''), `on ${opens}`);
      assert.ok(may.includes(stateOn(row, child, addDays(closes, -1)) ?? ''), `the day before ${closes}`);
      assert.equal(stateOn(row, child, closes), 'closed', `on ${closes}`);
    });
  }
}

test('the table holds 46 doses, each with its source, each after the doses it follows', () => {
  assert.equal(rows.length, 46);
  assert.equal(rowOf.size, 46);
  rows.forEach((row, at) => {
    assert.ok(row.source.length > 20, row.code);
    for (const code of [...row.previous, ...(row.apartFrom?.codes ?? [])]) {
      const earlier = rows.findIndex((candidate) => candidate.code === code);
      assert.ok(earlier >= 0 && (earlier < at || row.code === 'TDPW1'), `${row.code} after ${code}`);
    }
  });
});

test('what is uncertain is marked in the table', () => {
  const marked = rows.filter((row) => row.uncertain).map((row) => `${row.code} ${row.uncertain?.join(' ')}`);
  const expected = ['PENTA2 until', 'PENTA3 until', 'FIPV2 gap', 'FIPV3 gap', 'JE2 gap', 'DPT1 apartFrom'];
  const later = ['OPVB gap', 'DPTB2 gap', 'TD10 until', 'TD16 until', 'TDPW1 apartFrom', 'COVP from'];
  const vitaminA = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `VITA${n} sinceAny`);
  assert.deepEqual(marked.sort(), [...expected, ...later, ...vitaminA].sort());
});

test('rules are found by version', () => {
  assert.equal(scheduleOf()?.version, 'IN-UIP 2023-01 + HPV 2026-02 + COVID-19');
  assert.equal(scheduleOf('IN-UIP 2023-01 + HPV 2026-02 + COVID-19'), nationalSchedule);
  assert.equal(scheduleOf('IN-UIP 1985'), undefined);
});
