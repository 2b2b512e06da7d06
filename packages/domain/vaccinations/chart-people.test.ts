import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nationalSchedule } from '../schedule/index.ts';
import { chartPeople, type PersonOnRecord } from './index.ts';

const known = { jeEndemic: false, doses: [], schedule: nationalSchedule };
const on = '2026-11-21';
const person = (dob: string, lmp_date: string | null): PersonOnRecord => ({
  dob,
  gender: 2,
  lmp_date,
  deceased_on: null,
});

test('as whom the schedule looks at a person', () => {
  const table: [string, PersonOnRecord, string | null, string[]][] = [
    ['a child', person('2025-11-21', null), null, ['child']],
    ['a pregnant woman', person('1998-01-01', '2026-06-01'), null, ['pregnant_woman']],
    ['a pregnancy long over', person('1998-01-01', '2024-06-01'), null, ['child']],
    ['a pregnancy that is asked for', person('1998-01-01', '2024-06-01'), '2024-06-01', ['pregnant_woman']],
    ['a pregnant girl', person('2009-11-22', '2026-06-01'), null, ['child', 'pregnant_woman']],
    ['an adult', person('1990-01-01', null), null, ['child']],
  ];
  for (const [what, who, lmp, expected] of table) {
    assert.deepEqual(
      chartPeople(who, known, { on, lmp }).map(({ kind }) => kind),
      expected,
      what,
    );
  }
});
