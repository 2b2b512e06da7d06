import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  capacityPossible,
  type OtherSession,
  openPlanRefusal,
  type PlanFacts,
  planDays,
  planRefusals,
  type SessionPlan,
  type SessionStatus,
} from './index.ts';

const today = '2026-11-21';
const tomorrow = '2026-11-22';

const team = [
  { user_id: 'anm', role: 'ANM' },
  { user_id: 'vaccinator', role: 'Vaccinator' },
  { user_id: 'asha', role: 'ASHA' },
];
const plan: SessionPlan = {
  date_of_session: tomorrow,
  start_time: '09:00',
  end_time: '14:00',
  capacity: 40,
  slots: 1,
  vaccines: ['BCG', 'PENTA'],
  team_members: ['anm'],
  repeat_weeks: 0,
  special: null,
};
const facts: PlanFacts = {
  today,
  time: '10:30',
  vaccines: ['BCG', 'PENTA', 'MR'],
  team,
  others: [],
  listed: 0,
};
const other: OtherSession = {
  date_of_session: tomorrow,
  start_time: '10:00',
  end_time: '12:00',
  sameSite: true,
  team_members: [],
};

const found = (wish: Partial<SessionPlan>, known: Partial<PlanFacts> = {}): string[] =>
  planRefusals({ ...plan, ...wish }, { ...facts, ...known }).map(({ code, path }) => `${code} ${path}`);

/** Name of the case, what is planned otherwise, what is known otherwise, the refusals. */
type Case = [string, Partial<SessionPlan>, Partial<PlanFacts>, string[]];

const run = (table: readonly Case[]) => {
  for (const [what, wish, known, expected] of table) assert.deepEqual(found(wish, known), expected, what);
};

test('the day of a session', () => {
  run([
    ['an outreach session tomorrow', {}, {}, []],
    ['today, in the afternoon', { date_of_session: today, start_time: '11:00' }, {}, []],
    ['today, begun already: planned late but still held', { date_of_session: today }, {}, []],
    ['a year ahead: the yearly micro-plan', { date_of_session: '2027-11-21' }, {}, []],
    ['later than a year ahead', { date_of_session: '2027-11-22' }, {}, ['FLDVAL0019 date_of_session']],
    ['yesterday', { date_of_session: '2026-11-20' }, {}, ['FLDVAL0018 date_of_session']],
    ['no day', { date_of_session: '' }, {}, ['FLDVAL0001 date_of_session']],
    ['30 February', { date_of_session: '2027-02-30' }, {}, ['FLDVAL0017 date_of_session']],
    ['every week for three months', { repeat_weeks: 12 }, {}, []],
    ['every week for longer', { repeat_weeks: 13 }, {}, ['FLDVAL0005 repeat_weeks']],
    ['half a week', { repeat_weeks: 0.5 }, {}, ['FLDVAL0005 repeat_weeks']],
    ['backwards', { repeat_weeks: -1 }, {}, ['FLDVAL0005 repeat_weeks']],
  ]);
  assert.deepEqual(planDays({ date_of_session: '2026-12-23', repeat_weeks: 2 }), [
    '2026-12-23',
    '2026-12-30',
    '2027-01-06',
  ]);
});

test('the hours of a session', () => {
  const isToday = { date_of_session: today };
  run([
    ['half an hour', { end_time: '09:30' }, {}, []],
    ['shorter than half an hour', { end_time: '09:29' }, {}, ['SESPLN0006 end_time']],
    ['ended before its start', { end_time: '08:00' }, {}, ['SESPLN0006 end_time']],
    ['no length at all', { end_time: '09:00' }, {}, ['SESPLN0006 end_time']],
    ['no start', { start_time: '' }, {}, ['SESPLN0005 start_time']],
    ['no end', { end_time: '' }, {}, ['SESPLN0005 end_time']],
    ["25 o'clock", { end_time: '25:00' }, {}, ['SESPLN0005 end_time']],
    ['seconds', { start_time: '09:00:00' }, {}, ['SESPLN0005 start_time']],
    ['today and over already', { ...isToday, start_time: '08:00', end_time: '10:30' }, {}, ['SESPLN0007 end_time']],
    ['today and over in a minute', { ...isToday, start_time: '08:00', end_time: '10:31' }, {}, []],
  ]);
});

test('how many a session is for', () => {
  const both = { team_members: ['anm', 'vaccinator'] };
  run([
    ['a hundred with one vaccinator', { capacity: 100 }, {}, []],
    ['more than a hundred with one vaccinator', { capacity: 101 }, {}, ['FLDVAL0005 capacity']],
    ['two hundred with another vaccinator', { ...both, capacity: 200 }, {}, []],
    ['more than two hundred', { ...both, capacity: 201 }, {}, ['FLDVAL0005 capacity']],
    ['a team that is not named counts as one', { team_members: [], capacity: 101 }, {}, ['FLDVAL0005 capacity']],
    [
      'an ASHA brings people, she does not vaccinate',
      { team_members: ['anm', 'asha'], capacity: 101 },
      {},
      ['FLDVAL0005 capacity'],
    ],
    ['nobody', { capacity: 0 }, {}, ['FLDVAL0005 capacity']],
    ['half a person', { capacity: 10.5 }, {}, ['FLDVAL0005 capacity']],
    ['as many as are booked', {}, { listed: 40 }, []],
    ['fewer than are booked already', {}, { listed: 41 }, ['SESPLN0008 capacity']],
    ['five slots of an hour', { slots: 5 }, {}, []],
    ['twelve slots', { slots: 12 }, {}, []],
    ['more than twelve', { slots: 13 }, {}, ['FLDVAL0005 slots']],
    ['slots shorter than a quarter of an hour', { end_time: '10:00', slots: 5 }, {}, ['FLDVAL0005 slots']],
    ['slots without a place', { capacity: 3, slots: 4 }, {}, ['FLDVAL0005 slots']],
    ['no slot', { slots: 0 }, {}, ['FLDVAL0005 slots']],
  ]);
  assert.equal(capacityPossible(team), 200);
});

test('vaccines and team', () => {
  run([
    ['no vaccine', { vaccines: [] }, {}, ['FLDVAL0001 vaccines']],
    ['one that is not given at such a site', { vaccines: ['BCG', 'ASV'] }, {}, ['FLDVAL0029 vaccines.1']],
    ['no team yet', { team_members: [] }, {}, []],
    ['somebody who is not posted here', { team_members: ['anm', 'stranger'] }, {}, ['FLDVAL0029 team_members.1']],
    ['a team in which nobody vaccinates', { team_members: ['asha'] }, {}, ['SESPLN0013 team_members']],
  ]);
});

test('one site holds one session at a time, one person works at one', () => {
  const repeated = { date_of_session: '2026-12-02', repeat_weeks: 3 };
  run([
    ['another session in the middle', {}, { others: [other] }, ['SESPLN0001 start_time']],
    [
      'the same hours',
      {},
      { others: [{ ...other, start_time: '09:00', end_time: '14:00' }] },
      ['SESPLN0001 start_time'],
    ],
    ['one that ends when this begins', {}, { others: [{ ...other, start_time: '07:00', end_time: '09:00' }] }, []],
    ['one that begins when this ends', {}, { others: [{ ...other, start_time: '14:00', end_time: '16:00' }] }, []],
    ['one of another day', {}, { others: [{ ...other, date_of_session: today }] }, []],
    [
      'the last of the repeated days',
      repeated,
      { others: [{ ...other, date_of_session: '2026-12-23' }] },
      ['SESPLN0001 start_time'],
    ],
    ['the week after the last', repeated, { others: [{ ...other, date_of_session: '2026-12-30' }] }, []],
    ['another site, another team', {}, { others: [{ ...other, sameSite: false, team_members: ['x'] }] }, []],
    [
      'another site, but the same ANM',
      {},
      { others: [{ ...other, sameSite: false, team_members: ['anm'] }] },
      ['SESPLN0014 team_members.0'],
    ],
    ['hours that are none are said first', { end_time: '08:00' }, { others: [other] }, ['SESPLN0006 end_time']],
  ]);
  const [clash] = planRefusals(plan, { ...facts, others: [other] });
  assert.deepEqual(clash?.values, { date: tomorrow, start: '10:00', end: '12:00' });
});

test('a plan is put out and changed while it waits, up to its day', () => {
  const table: [SessionStatus, string, string | undefined][] = [
    ['waiting', tomorrow, undefined],
    ['waiting-again', today, undefined],
    ['waiting', '2026-11-20', 'SESPLN0002'],
    ['on-going', today, 'SESDAY0003'],
    ['cancelled', tomorrow, 'SESDAY0007'],
    ['ended', today, 'SESDAY0004'],
    ['frozen', tomorrow, 'SESDAY0008'],
  ];
  for (const [status, date, code] of table)
    assert.equal(openPlanRefusal({ status, date }, today)?.code, code, `${status} ${date}`);
});
