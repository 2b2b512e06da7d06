import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { adviseRabies } from './advice.ts';
import { courseOf, type GivenDay, restartRefusal } from './course.ts';
import { courseDoseRefusal } from './record-dose.ts';
import type { Regimen } from './regimen.ts';
import { rigDose } from './rig.ts';
import { rabiesRules, regimenOf } from './rules.ts';

interface Facts {
  regimens: {
    code: string;
    kind: string;
    days: number[];
    route: string;
    sites: number[];
    national: boolean;
    max_late_days: (number | null)[];
    last_day_window?: number[];
  }[];
  planned_examples: { regimen: string; day0: string; planned: string[] }[];
  rig_examples: { rig: string; kg: number; iu: number; ml: number; warn_above_label_max: boolean }[];
  late_examples: { id: string; regimen: string; given: string[]; on?: string; re_exposed?: string }[];
}
const facts = JSON.parse(readFileSync(new URL('./worked-examples.json', import.meta.url), 'utf8')) as Facts;

const regimen = (code: string): Regimen => {
  const found = regimenOf(rabiesRules, code);
  assert.ok(found, code);
  return found;
};
const given = (code: string, ...on: string[]): GivenDay[] =>
  on.map((day, nth) => ({ day: regimen(code).days[nth] ?? -1, on: day }));
const states = (code: string, on: string[], today: string) =>
  courseOf(regimen(code), given(code, ...on), today).days.map(({ state }) => state);

test('the table says what the facts say', () => {
  assert.equal(rabiesRules.regimens.length, facts.regimens.length);
  for (const fact of facts.regimens) {
    const row = regimen(fact.code);
    assert.deepEqual(
      [row.kind, row.days, row.route, row.sites, row.national, row.maxLateDays, row.lastDayWindow ?? undefined],
      [fact.kind, fact.days, fact.route, fact.sites, fact.national, fact.max_late_days, fact.last_day_window],
      fact.code,
    );
  }
});

test('worked examples: planned days', () => {
  assert.equal(facts.planned_examples.length, 9);
  for (const { regimen: code, day0, planned } of facts.planned_examples) {
    const { days } = courseOf(regimen(code), given(code, day0), day0);
    assert.deepEqual(
      days.map((line) => line.planned),
      planned,
      code,
    );
  }
});

test('worked examples: immunoglobulin', () => {
  assert.equal(facts.rig_examples.length, 7);
  for (const { rig, kg, iu, ml, warn_above_label_max } of facts.rig_examples) {
    const product = rabiesRules.immunoglobulins.find(({ code }) => code === rig);
    assert.ok(product);
    const dose = rigDose(product, kg);
    assert.deepEqual([dose?.iu, dose?.ml, dose?.aboveLabelMax], [iu, ml, warn_above_label_max], `${rig} ${kg} kg`);
  }
});

test('worked examples: late doses', () => {
  const course = (id: string) => {
    const example = facts.late_examples.find((one) => one.id === id);
    assert.ok(example?.on);
    return courseOf(regimen(example.regimen), given(example.regimen, ...example.given), example.on);
  };
  assert.deepEqual([course('L1').state, course('L1').next?.planned], ['on-schedule', '2026-01-08'], 'L1');
  const l2 = course('L2');
  assert.deepEqual([l2.state, l2.next?.state, l2.next?.lateBy, l2.shift], ['late', 'late', 2, 2], 'L2');
  const shifted = courseOf(regimen('IDRV'), given('IDRV', '2026-01-05', '2026-01-10'), '2026-01-10');
  assert.deepEqual(
    shifted.days.slice(2).map(({ planned }) => planned),
    ['2026-01-14', '2026-02-04'],
    'L2, then',
  );
  assert.deepEqual([course('L3').state, course('L3').next?.latest], ['late', '2026-01-12'], 'L3');
  assert.deepEqual([course('L4').state, course('L4').next], ['exceeded', null], 'L4');
  const l5 = course('L5');
  assert.deepEqual([l5.state, l5.next?.lateBy, l5.next?.day, l5.next?.latest], ['late', 8, 28, '2026-02-16'], 'L5');
  for (const [id, vaccine, regimens] of [
    ['L6', 'none', []],
    ['L7', 'reexposure', ['REEXP_ID', 'REEXP_IM']],
  ] as const) {
    const example = facts.late_examples.find((one) => one.id === id);
    const on = example?.re_exposed ?? '';
    const advice = adviseRabies(
      {
        purpose: 'bite',
        on,
        bittenOn: on,
        contacts: ['bitten'],
        animal: 'dog',
        immuneWeak: false,
        earlier: 'complete',
        earlierOn: example?.given.at(-1) ?? null,
      },
      rabiesRules,
    );
    assert.deepEqual(
      [advice?.vaccine, advice?.rig, advice?.woundCare, advice?.regimens],
      [vaccine, false, true, regimens],
      id,
    );
  }
  const l7 = courseOf(regimen('REEXP_ID'), given('REEXP_ID', '2026-05-10'), '2026-05-10');
  assert.deepEqual(
    l7.days.map(({ planned }) => planned),
    ['2026-05-10', '2026-05-13'],
    'L7 days',
  );
});

test('worked calendar: pre-exposure on day 21 or 28, neither of them late', () => {
  const doses = ['2026-01-05', '2026-01-12'];
  assert.deepEqual(states('PREP_ID', doses, '2026-01-26'), ['given', 'given', 'due'], 'day 21');
  assert.deepEqual(states('PREP_ID', doses, '2026-02-02'), ['given', 'given', 'due'], 'day 28');
  assert.deepEqual(states('PREP_ID', doses, '2026-02-03'), ['given', 'given', 'late'], 'day 29');
});

test('where each visit stands, day by day', () => {
  const table: [string, string, string[], string, string][] = [
    ['before the first dose', 'IDRV', [], '2026-01-05', 'due waiting waiting waiting'],
    ['on day 0', 'IDRV', ['2026-01-05'], '2026-01-05', 'given upcoming upcoming upcoming'],
    ['on day 3', 'IDRV', ['2026-01-05'], '2026-01-08', 'given due upcoming upcoming'],
    ['the day after day 3', 'IDRV', ['2026-01-05'], '2026-01-09', 'given late upcoming upcoming'],
    ['last day for day 3', 'IDRV', ['2026-01-05'], '2026-01-12', 'given late upcoming upcoming'],
    ['one day more', 'IDRV', ['2026-01-05'], '2026-01-13', 'given exceeded waiting waiting'],
    ['months later', 'IDRV', ['2026-01-05'], '2026-09-13', 'given exceeded waiting waiting'],
    ['day 7', 'IDRV', ['2026-01-05', '2026-01-08'], '2026-01-12', 'given given due upcoming'],
    ['last day for day 7', 'IDRV', ['2026-01-05', '2026-01-08'], '2026-01-19', 'given given late upcoming'],
    ['day 7 exceeded', 'IDRV', ['2026-01-05', '2026-01-08'], '2026-01-20', 'given given exceeded waiting'],
    ['day 28', 'IDRV', ['2026-01-05', '2026-01-08', '2026-01-12'], '2026-02-02', 'given given given due'],
    [
      'day 28, 14 days late',
      'IDRV',
      ['2026-01-05', '2026-01-08', '2026-01-12'],
      '2026-02-16',
      'given given given late',
    ],
    ['day 28 exceeded', 'IDRV', ['2026-01-05', '2026-01-08', '2026-01-12'], '2026-02-17', 'given given given exceeded'],
    [
      'complete',
      'IDRV',
      ['2026-01-05', '2026-01-08', '2026-01-12', '2026-02-02'],
      '2027-02-02',
      'given given given given',
    ],
    ['a dose too late by others', 'IDRV', ['2026-01-05', '2026-01-14'], '2026-01-15', 'given exceeded waiting waiting'],
    ['across the end of February', 'IMRV', ['2028-02-27'], '2028-03-01', 'given due upcoming upcoming upcoming'],
    ['across the year', 'IMRV', ['2026-12-30'], '2027-01-02', 'given due upcoming upcoming upcoming'],
    ['Zagreb, day 7', 'ZAGREB', ['2026-01-05'], '2026-01-12', 'given due upcoming'],
    ['four doses, day 28', 'IM4', ['2026-01-05', '2026-01-08', '2026-01-12'], '2026-02-02', 'given given given due'],
    [
      'four doses, day 29',
      'IM4',
      ['2026-01-05', '2026-01-08', '2026-01-12'],
      '2026-02-03',
      'given given given exceeded',
    ],
    ['one week', 'IPC1W', ['2026-01-05', '2026-01-08', '2026-01-12'], '2026-01-12', 'given given given'],
    ['re-exposure', 'REEXP_IM', ['2026-05-10'], '2026-05-17', 'given late'],
    ['re-exposure exceeded', 'REEXP_IM', ['2026-05-10'], '2026-05-18', 'given exceeded'],
  ];
  for (const [what, code, on, today, expected] of table) {
    assert.equal(states(code, on, today).join(' '), expected, what);
  }
});

test('WHO: never begin anew is a setting of the regimen, not another program', () => {
  const who: Regimen = {
    ...regimen('IDRV'),
    exceeded: { whenExceeded: 'resume', source: 'WHO position paper 2018' },
  };
  const doses = given('IDRV', '2026-01-05');
  const late = courseOf(who, doses, '2026-03-05');
  assert.deepEqual([late.state, late.next?.state, late.next?.lateBy, late.next?.latest], ['late', 'late', 56, null]);
  const gone = courseOf(who, [...doses, { day: 3, on: '2026-03-05' }], '2026-03-05');
  assert.deepEqual(
    gone.days.map(({ planned }) => planned),
    ['2026-01-05', '2026-01-08', '2026-03-09', '2026-03-30'],
    'the same gaps, from the day it was given',
  );
  assert.equal(restartRefusal(who, doses, '2026-03-05')?.code, 'RABIES0007');
});

test('what can go into a course', () => {
  const two = ['2026-01-05', '2026-01-08'];
  const table: [string, string, string[], [number, string, boolean?], string | undefined][] = [
    ['the first dose', 'IDRV', [], [0, '2026-01-05'], undefined],
    ['on its day', 'IDRV', two, [7, '2026-01-12'], undefined],
    ['late, inside the limit', 'IDRV', two, [7, '2026-01-19'], undefined],
    ['late, outside the limit', 'IDRV', two, [7, '2026-01-20'], 'RABIES0004'],
    ['a day early', 'IDRV', two, [7, '2026-01-11'], 'RABIES0003'],
    [
      'before the day to which a late dose moved it',
      'IDRV',
      ['2026-01-05', '2026-01-10'],
      [7, '2026-01-13'],
      'RABIES0003',
    ],
    ['a day of another regimen', 'IDRV', two, [14, '2026-01-19'], 'RABIES0001'],
    ['a day that is given', 'IDRV', two, [3, '2026-01-09'], 'RABIES0002'],
    ['out of turn', 'IDRV', ['2026-01-05'], [7, '2026-01-12'], 'RABIES0005'],
    ['out of turn, read from paper', 'IDRV', ['2026-01-05'], [7, '2026-01-12', true], 'RABIES0005'],
    ['late, read from paper', 'IDRV', two, [7, '2026-01-30', true], undefined],
    ['early, read from paper', 'IDRV', two, [7, '2026-01-10', true], undefined],
    ['before the dose before it, read from paper', 'IDRV', two, [7, '2026-01-08', true], 'RABIES0003'],
    [
      'the last of pre-exposure within its span',
      'PREP_IM',
      ['2026-01-05', '2026-01-12'],
      [21, '2026-02-02'],
      undefined,
    ],
  ];
  for (const [what, code, on, [day, date, elsewhere = false], expected] of table) {
    const refusal = courseDoseRefusal(regimen(code), given(code, ...on), { day, on: date, elsewhere });
    assert.equal(refusal?.code, expected, what);
  }
});

test('only a course that exceeded its period begins anew', () => {
  const table: [string, string[], string, string | undefined][] = [
    ['on schedule', ['2026-01-05'], '2026-01-08', 'RABIES0007'],
    ['late', ['2026-01-05'], '2026-01-12', 'RABIES0007'],
    ['exceeded', ['2026-01-05'], '2026-01-13', undefined],
    ['not begun', [], '2026-01-13', 'RABIES0007'],
    ['complete', ['2026-01-05', '2026-01-08', '2026-01-12', '2026-02-02'], '2026-06-01', 'RABIES0007'],
  ];
  for (const [what, on, today, expected] of table) {
    assert.equal(restartRefusal(regimen('IDRV'), given('IDRV', ...on), today)?.code, expected, what);
  }
});
