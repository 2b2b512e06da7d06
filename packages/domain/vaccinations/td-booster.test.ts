import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forecast, nationalSchedule as schedule } from '../schedule/index.ts';
import { schedulePerson } from './index.ts';

/** LMP 1 August 2026, asked on 22 November 2026. */
const woman = { dob: '2000-01-01', gender: 2, lmp_date: '2026-08-01', deceased_on: null };

/** Codes with days, `w` behind a day: known by word alone. */
const dosesOf = (text: string) =>
  text
    .split(', ')
    .filter(Boolean)
    .map((one) => {
      const [code = '', date = '', word] = one.split(' ');
      return { code, date, byWord: word === 'w' };
    });

function judged(text: string): { due: string; notCounted: string } {
  const doses = dosesOf(text);
  const person = schedulePerson(woman, 'pregnant_woman', { jeEndemic: false, doses, schedule });
  const found = forecast(person, doses, { on: '2026-11-22', schedule });
  const due = found.doses.filter(({ state }) => state === 'due' || state === 'overdue');
  return {
    due: due.map(({ code }) => code).join(' '),
    notCounted: found.doses.flatMap((one) => one.notCounted.map(({ notCounted }) => notCounted?.code)).join(' '),
  };
}

const twoEarlier = 'TDPW1 2024-11-25, TDPW2 2024-12-25';
/** Facts: a booster in place of two doses, if two were documented in a pregnancy within the last three years. */
const cases: readonly [string, string, string, string][] = [
  ['nothing before', '', 'TDPW1', ''],
  ['two doses of the last pregnancy, two years ago', twoEarlier, 'TDPWB', ''],
  ['the booster was given', `${twoEarlier}, TDPWB 2026-11-01`, '', ''],
  ['the course was begun all the same, and goes on', `${twoEarlier}, TDPW1 2026-10-01`, 'TDPW2', ''],
  ['one dose only', 'TDPW1 2024-11-25', 'TDPW1', ''],
  ['more than three years ago', 'TDPW1 2023-10-20, TDPW2 2023-11-21', 'TDPW1', ''],
  ['three years ago to the day', 'TDPW1 2023-10-20, TDPW2 2023-11-22', 'TDPWB', ''],
  [
    'the three years end at the first contact, not today',
    'TDPW1 2023-10-01, TDPW2 2023-11-02, TDPWB 2026-11-01',
    '',
    '',
  ],
  [
    'over at the first contact: the booster does not count',
    'TDPW1 2023-09-01, TDPW2 2023-10-01, TDPWB 2026-10-20',
    'TDPW1',
    'not-counted-course-needed',
  ],
  ['no document: as if not vaccinated', 'TDPW1 2024-11-25 w, TDPW2 2024-12-25 w', 'TDPW1', ''],
  ['one of them without a document', 'TDPW1 2024-11-25, TDPW2 2024-12-25 w', 'TDPW1', ''],
  [
    'two pregnancies before, the later with a booster',
    `TDPW1 2022-01-01, TDPW2 2022-02-01, TDPWB 2025-03-01`,
    'TDPWB',
    '',
  ],
];

for (const [what, doses, due, notCounted] of cases) {
  test(`Td in pregnancy: ${what}`, () => assert.deepEqual(judged(doses), { due, notCounted }));
}
