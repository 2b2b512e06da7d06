import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dueSpans, nationalSchedule } from '../schedule/index.ts';
import { forecastOf, notCountedIf, type PersonOnRecord, schedulesOf } from './index.ts';

const known = { jeEndemic: false, doses: [], schedule: nationalSchedule };
const on = '2026-11-21';
const person = (dob: string, lmp_date: string | null): PersonOnRecord => ({
  dob,
  gender: 2,
  lmp_date,
  deceased_on: null,
});

test('which schedules apply to a person', () => {
  const table: [string, PersonOnRecord, string | null, string[]][] = [
    ['a child', person('2025-11-21', null), null, ['child']],
    ['a pregnant woman', person('1998-01-01', '2026-06-01'), null, ['pregnant_woman']],
    ['25 days past the expected delivery', person('1998-01-01', '2026-01-20'), null, ['pregnant_woman']],
    ['a day later', person('1998-01-01', '2026-01-19'), null, ['child']],
    ['a last period to come', person('1998-01-01', '2026-11-22'), null, ['child']],
    ['a pregnancy that is asked for', person('1998-01-01', '2024-06-01'), '2024-06-01', ['pregnant_woman']],
    ['a pregnant girl', person('2008-11-22', '2026-06-01'), null, ['child', 'pregnant_woman']],
    ['pregnant at eighteen', person('2008-11-21', '2026-06-01'), null, ['pregnant_woman']],
    ['an adult', person('1990-01-01', null), null, ['child']],
  ];
  for (const [what, who, lmp, expected] of table) {
    assert.deepEqual(
      schedulesOf(who, known, { on, lmp }).map((one) => one.person.kind),
      expected,
      what,
    );
  }
});

test('the schedule of adults is for a marked health worker whose state has the programme, and for whoever had a dose of it', () => {
  const programmesOn = ['COVID-19'];
  const nurse = { ...person('1990-01-01', null), worker_category: 'Health care worker' };
  const course = [{ code: 'COV2', date: '2026-01-01' }];
  const table: [string, PersonOnRecord, { programmesOn?: string[]; doses?: typeof course }, string[], string[]][] = [
    ['where it is on', nurse, { programmesOn }, ['child', 'adult'], []],
    ['with a course', nurse, { programmesOn, doses: course }, ['child', 'adult'], ['COVP']],
    [
      'front line',
      { ...nurse, worker_category: 'Front line worker' },
      { programmesOn, doses: course },
      ['child', 'adult'],
      ['COVP'],
    ],
    [
      'a pregnant nurse',
      { ...nurse, lmp_date: '2026-08-01' },
      { programmesOn, doses: course },
      ['pregnant_woman', 'adult'],
      ['TDPW1', 'COVP'],
    ],
    ['dead', { ...nurse, deceased_on: '2026-05-01' }, { programmesOn, doses: course }, ['child', 'adult'], []],
    ['where it is off', nurse, { programmesOn: [] }, ['child'], []],
    ['where nothing is said', nurse, {}, ['child'], []],
    ['where it is off again', nurse, { doses: course }, ['child', 'adult'], []],
    ['not marked', person('1990-01-01', null), { programmesOn }, ['child'], []],
    ['marked as nothing', { ...nurse, worker_category: '' }, { programmesOn }, ['child'], []],
    ['not marked, with a course', person('1990-01-01', null), { programmesOn, doses: course }, ['child', 'adult'], []],
  ];
  for (const [what, who, more, kinds, due] of table) {
    const all = { ...known, ...more };
    assert.deepEqual(
      schedulesOf(who, all, { on }).map((one) => one.person.kind),
      kinds,
      what,
    );
    const { doses } = forecastOf(who, all, { on });
    assert.deepEqual(
      doses.flatMap(({ code, state }) => (state === 'due' || state === 'overdue' ? [code] : [])),
      due,
      what,
    );
  }
});

/** Codes with their state, of Td only. */
function td(who: PersonOnRecord, day: string, doses: { code: string; date: string }[] = []): string[] {
  const { doses: found } = forecastOf(who, { ...known, doses }, { on: day });
  const shown = found.filter(({ vaccine, state }) => vaccine === 'Td' && state !== 'closed');
  return shown.map(({ code, state, reason }) => (state === 'not-applicable' ? reason.code : `${code} ${state}`));
}

test('a pregnant girl of sixteen is offered the Td of the pregnancy, and no other on the same day', () => {
  const girl = person('2010-05-01', '2026-08-01');
  assert.deepEqual(td(girl, '2026-07-31'), ['TD16 due'], 'before the pregnancy');
  assert.deepEqual(td(girl, on), ['td-of-pregnancy', 'td-of-pregnancy', 'TDPW1 due', 'TDPW2 waiting', 'course-needed']);
  const begun = td(girl, on, [{ code: 'TDPW1', date: '2026-10-01' }]);
  assert.ok(begun.includes('TDPW1 given') && begun.includes('TDPW2 due'), String(begun));
  assert.deepEqual(td(girl, '2027-06-06'), ['TD16 overdue'], 'the pregnancy is over');
});

test('the verdicts of a pregnant girl: each dose by the schedule that it belongs to, in the order of the record', () => {
  const girl = person('2010-05-01', '2026-08-01');
  const doses = [
    { code: 'TDPW1', date: '2026-10-01' },
    { code: 'TD10', date: '2020-06-01' },
    { code: 'OPV9', date: '2011-06-01' },
  ];
  assert.deepEqual(
    forecastOf(girl, { ...known, doses }, { on }).recorded.map(
      ({ dose, notCounted }) => `${dose.code} ${notCounted?.code ?? 'counts'}`,
    ),
    ['TDPW1 counts', 'TD10 counts', 'OPV9 not-counted-unknown-dose'],
  );
});

test('who is called later: what the forecast will say on that day', () => {
  const girl = person('2010-05-01', '2026-08-01');
  const spans = schedulesOf(girl, known, { on }).flatMap((one) =>
    dueSpans(one.person, one.doses, { from: on, schedule: nationalSchedule }),
  );
  const tds = spans.filter(({ code }) => code.startsWith('TD'));
  assert.deepEqual(
    tds.map(({ code, opens, closes }) => `${code} ${opens} ${closes}`),
    ['TD16 2027-06-03 2028-04-30', 'TDPW1 2026-08-01 2027-06-02'],
  );
});

test('what was given though it was not due: whether it will count is said before it is recorded', () => {
  const born = person('2026-10-11', null);
  const table: [string, PersonOnRecord, { code: string; date: string }[], string, string | undefined][] = [
    ['a day before six weeks', born, [], 'PENTA1', 'not-counted-too-early'],
    ['encephalitis where it is not endemic', person('2025-10-11', null), [], 'JE1', undefined],
    [
      'DPT where Pentavalent was begun and not finished by two years',
      person('2024-06-01', null),
      [{ code: 'PENTA1', date: '2024-08-01' }],
      'DPT1',
      undefined,
    ],
    [
      'three weeks after the dose before',
      person('2026-08-01', null),
      [{ code: 'OPV1', date: '2026-11-01' }],
      'OPV2',
      'not-counted-gap-short',
    ],
    ['too late', person('2025-10-11', null), [], 'OPV0', undefined],
    ['a booster without documents', person('2000-01-01', '2026-08-01'), [], 'TDPWB', 'not-counted-course-needed'],
  ];
  for (const [what, who, doses, code, expected] of table) {
    const reason = notCountedIf({ code, date: on }, who, { ...known, doses });
    assert.equal(reason?.code, expected, what);
  }
});
