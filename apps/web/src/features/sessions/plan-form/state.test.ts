import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PlanChoices, PlannedSession } from '@teeka/contract/sessions/plans';
import {
  emptyPlan,
  formOf,
  formRefusals,
  hearOf,
  mostPlaces,
  type PlanForm,
  planRequest,
  refusalsUpTo,
  slotChoices,
  stepOf,
  toggled,
  underField,
  vaccinatorsFirst,
} from './state.ts';

const choices: PlanChoices = {
  team: [
    { user_id: 'anm', display_name: 'Geeta', role: 'ANM' },
    { user_id: 'vac', display_name: 'Sarita', role: 'Vaccinator' },
  ],
  vaccines: [
    { material_code: 'BCG', material_name: 'BCG' },
    { material_code: 'TD', material_name: 'Td' },
  ],
  planned: [{ session_id: 'other', date_of_session: '2026-11-25', start_time: '09:00', end_time: '12:00' }],
};
const known = { choices, today: '2026-11-21', time: '10:00', changed: null };
const form: PlanForm = { ...emptyPlan, site: 'site', date: '2026-11-24' };
const found = (wish: Partial<PlanForm>, more: Partial<typeof known> = {}) =>
  formRefusals({ ...form, ...wish }, { ...known, ...more }).map(({ code, path }) => `${code} ${path}`);

test('a plan is refused on the phone as the server would refuse it', () => {
  const table: [string, Partial<PlanForm>, string[]][] = [
    ['what a new form begins with, a site and a day', {}, []],
    ['no site', { site: '' }, ['FLDVAL0001 session_site_id']],
    ['no day', { date: '' }, ['FLDVAL0001 date_of_session']],
    ['half a day', { date: '21/1' }, ['FLDVAL0017 date_of_session']],
    ['the site has another session then', { date: '2026-11-25' }, ['SESPLN0001 start_time']],
    ['the third week of it', { date: '2026-11-11', repeat: 2 }, ['FLDVAL0018 date_of_session']],
    ['a repeated one that meets another', { date: '2026-11-25', start: '12:00', repeat: 2 }, []],
    ['no places', { capacity: '' }, ['FLDVAL0005 capacity']],
    ['places and a half', { capacity: '1.5' }, ['FLDVAL0032 capacity']],
    ['more than one vaccinator can see', { capacity: '150' }, ['FLDVAL0005 capacity']],
    ['two vaccinators', { capacity: '150', team: ['anm', 'vac'] }, []],
    ['no vaccine', { vaccines: [] }, ['FLDVAL0001 vaccines']],
    ['a school session without ages', { type: 1, group: 'Class 5', institution: 'School' }, ['FLDVAL0001 min_age']],
    ['a school session', { type: 1, group: 'Class 5', institution: 'School', ageFrom: '10' }, []],
    [
      'a wrong number',
      { type: 2, group: 'Class 5', institution: 'School', facilitatorMobile: '1' },
      ['FLDVAL0007 key_facilitator_mobile'],
    ],
  ];
  for (const [what, wish, expected] of table) assert.deepEqual(found(wish), expected, what);
});

test('a plan that is changed does not clash with itself, and keeps room for its list', () => {
  const changed = { session_id: 'other', listed: 30 };
  const at = { date: '2026-11-25', start: '09:00', end: '12:00' };
  assert.deepEqual(found(at, { changed } as never), []);
  assert.deepEqual(found({ ...at, capacity: '20' }, { changed } as never), ['SESPLN0008 capacity']);
});

test('a step asks for its own fields and those before, and a refusal leads to its step', () => {
  const refusals = formRefusals({ ...form, date: '', capacity: '', type: 1 }, known);
  const paths = (step: 'place' | 'people' | 'whom') => refusalsUpTo(refusals, step).map(({ path }) => path);
  assert.deepEqual(paths('place'), ['date_of_session']);
  assert.deepEqual(paths('people'), ['date_of_session', 'capacity']);
  assert.equal(stepOf(refusals, 'whom'), 'place');
  assert.equal(stepOf([{ path: 'special_group' }], 'place'), 'whom');
  assert.equal(stepOf([{ path: 'session_id' }], 'people'), 'people');
  assert.equal(underField({ path: 'team_members.3' }).path, 'team_members');
  assert.equal(underField({ path: 'session_ids.3' }).path, 'session_ids.3');
});

test('what is sent: all vaccines unless some were chosen, nothing special of an ordinary session', () => {
  const ordinary = planRequest({ ...form, group: 'left over', ageFrom: '5' }, ['BCG', 'TD']);
  assert.deepEqual(ordinary.vaccines, ['BCG', 'TD']);
  assert.deepEqual([ordinary.special_group, ordinary.min_age], ['', null]);
  const school = planRequest({ ...form, type: 1, group: ' Class 5 ', ageFrom: '10', ageTo: '16', vaccines: ['TD'] }, [
    'BCG',
    'TD',
  ]);
  assert.deepEqual(
    [school.special_group, school.min_age, school.max_age, school.vaccines],
    ['Class 5', 3652, 6209, ['TD']],
  );
  const hostel = planRequest({ ...form, type: 2, ageFrom: '10' }, []);
  assert.equal(hostel.min_age, null);
});

test('a plan that is there comes back as it was typed', () => {
  const all = ['BCG', 'TD'];
  const typed: PlanForm = {
    ...form,
    type: 1,
    group: 'Class 5',
    institution: 'School',
    ageFrom: '10',
    ageTo: '16',
    vaccines: ['TD'],
    team: ['anm'],
    slots: 3,
    facilitatorName: 'Ramesh',
  };
  const plan = { ...planRequest(typed, all), session_site_id: 'site' } as unknown as PlannedSession;
  assert.deepEqual(formOf(plan, all), typed);
  const whole = { ...plan, vaccines: all };
  assert.equal(formOf(whole, all).vaccines, null);
});

test('the form says how many hear of the change, and only when their day or time changes', () => {
  const counts = { scheduled: 3, verified: 0, vaccinated: 0, rejected: 0, noshow: 0 };
  const known = { session_site_id: 'site', status: 'waiting', started_at: null, published: true, counts };
  const plan = { ...planRequest(form, ['BCG']), ...known } as unknown as PlannedSession;
  assert.equal(hearOf(form, plan), 0);
  assert.equal(hearOf({ ...form, capacity: '60', team: ['anm'] }, plan), 0);
  assert.equal(hearOf({ ...form, date: '2026-11-26' }, plan), 3);
  assert.equal(hearOf({ ...form, start: '08:00' }, plan), 3);
});

test('smaller rules of the form', () => {
  const asha = { user_id: 'asha', display_name: 'Asha', role: 'ASHA' };
  assert.deepEqual(
    vaccinatorsFirst([asha, ...choices.team]).map(({ user_id }) => user_id),
    ['anm', 'vac', 'asha'],
  );
  assert.equal(mostPlaces(form, choices), 100);
  assert.equal(mostPlaces({ ...form, team: ['anm', 'vac'] }, choices), 200);
  assert.deepEqual(slotChoices({ ...form, end: '10:00' }), [1, 2, 3, 4]);
  assert.deepEqual(slotChoices({ ...form, capacity: '' }), [1]);
  assert.deepEqual([toggled(['a'], 'b'), toggled(['a', 'b'], 'a')], [['a', 'b'], ['b']]);
});
