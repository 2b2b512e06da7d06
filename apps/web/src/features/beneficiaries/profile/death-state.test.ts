import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PersonOnPhone } from '../../../platform/pack/index.ts';
import { anItem } from '../../../platform/testing/an-item.ts';
import {
  type DeathForm,
  daysOfDeath,
  deathFactsOf,
  isAllowed,
  mayTakeBack,
  mustAskServer,
  wrongInDeath,
} from './death-state.ts';

const today = '2026-11-21';
const person = (change: Partial<PersonOnPhone>): PersonOnPhone => ({
  beneficiary_id: '12345678901230',
  ben_name: 'ASHA',
  dob: '2026-08-01',
  gender: 2,
  guardian_name: '',
  village_id: 7,
  ben_type_id: 22,
  lmp_date: null,
  photo_id_type: null,
  photo_id_last4: '',
  deceased_on: null,
  doses: [],
  version: 1,
  mobile: '',
  ...change,
});
const dose = (given_on: string, change = {}) => ({
  dose_code: 'BCG',
  given_on,
  voided: false,
  state: 'done' as const,
  item_id: null,
  ...change,
});
const form = (date_of_death: string): DeathForm => ({ date_of_death, remarks: '' });

test('whose death is declared: age 5 or under, or pregnant; of an abortion only the server knows (specification 2, section 9)', () => {
  const cases: [string, Partial<PersonOnPhone>, boolean, boolean][] = [
    ['an infant', {}, true, false],
    ['a day before the sixth birthday', { dob: '2020-11-22' }, true, false],
    ['on the sixth birthday, of a day before it', { dob: '2020-11-21' }, true, false],
    ['years after it, of a day before it', { dob: '2012-11-21' }, true, false],
    ['a pregnant woman', { dob: '2000-01-01', ben_type_id: 21, lmp_date: '2026-05-01' }, true, false],
    ['a woman who may have had an abortion', { dob: '2000-01-01', ben_type_id: 20 }, false, true],
    ['a man', { dob: '2000-01-01', ben_type_id: 20, gender: 1 }, false, false],
    ['somebody who died', { deceased_on: '2026-11-01' }, false, false],
  ];
  for (const [who, change, allowed, asks] of cases) {
    const record = person(change);
    const facts = deathFactsOf(record, [], today);
    assert.equal(isAllowed(facts, null), allowed, who);
    assert.equal(mustAskServer(facts, record.gender), asks, who);
  }
  const woman = deathFactsOf(person({ dob: '2000-01-01', ben_type_id: 20 }), [], today);
  const answer = {
    min_date: '2026-11-18',
    max_date: today,
    allowed: true,
    deceased_on: null,
    withdrawable: false,
  };
  assert.equal(isAllowed(woman, answer), true);
  assert.deepEqual(wrongInDeath(form('2026-11-20'), woman, answer), []);
  assert.equal(wrongInDeath(form('2026-11-17'), woman, answer)[0]?.code, 'FLDVAL0018', 'before the abortion');
});

test('a child who died before the sixth birthday is declared after it, of a day before it', () => {
  const facts = deathFactsOf(person({ dob: '2020-11-10' }), [], today);
  const answer = {
    min_date: '2020-11-10',
    max_date: today,
    allowed: true,
    deceased_on: null,
    withdrawable: false,
  };
  for (const known of [null, answer]) {
    assert.equal(isAllowed(facts, known), true);
    assert.deepEqual(wrongInDeath(form('2026-11-09'), facts, known), []);
    assert.equal(wrongInDeath(form('2026-11-10'), facts, known)[0]?.code, 'BENDET0007');
  }
  const dosed = deathFactsOf(person({ dob: '2020-11-10' }), [dose('2026-11-12')], today);
  assert.equal(isAllowed(dosed, null), false, 'alive on the sixth birthday');
});

test('not before the last dose that stands, not in the future, and a real day', () => {
  const doses = [dose('2026-09-15'), dose('2026-10-20', { voided: true }), dose('2026-10-21', { state: 'refused' })];
  const facts = deathFactsOf(person({}), doses, today);
  assert.deepEqual(daysOfDeath(facts, null), { min: '2026-09-15', max: today });
  const cases: [string, string | undefined][] = [
    ['', 'FLDVAL0001'],
    ['21/11', 'FLDVAL0017'],
    ['2026-09-14', 'FLDVAL0018'],
    ['2026-09-15', undefined],
    ['2026-11-21', undefined],
    ['2026-11-22', 'FLDVAL0019'],
  ];
  for (const [day, code] of cases) assert.equal(wrongInDeath(form(day), facts, null)[0]?.code, code, day);
});

test('who takes a death back: as the server says; without network whoever declared it on this phone today', () => {
  const died = person({ deceased_on: '2026-11-20' });
  const { beneficiary_id } = died;
  const own = anItem({
    call: 'beneficiaries.declareBenDeath',
    madeBy: 'sita',
    input: {
      beneficiary_ref_id: beneficiary_id,
      date_of_death: '2026-11-20',
      remarks: '',
      captured_at: `${today}T09:00:00+05:30`,
    },
  });
  const sita = { user_id: 'sita', role: 'Vaccinator', today };
  const answer = (withdrawable: boolean, deceased_on: string) => ({
    min_date: '2026-08-01',
    max_date: today,
    allowed: false,
    deceased_on,
    withdrawable,
  });
  const cases: [string, Parameters<typeof mayTakeBack>, boolean][] = [
    ['declared here today', [died, [own], { who: sita, answer: null }], true],
    ['and sent since', [died, [{ ...own, state: 'done' }], { who: sita, answer: null }], true],
    ['but refused', [died, [{ ...own, state: 'refused' }], { who: sita, answer: null }], false],
    ['a day later', [died, [own], { who: { ...sita, today: '2026-11-22' }, answer: null }], false],
    ['by a colleague', [died, [own], { who: { ...sita, user_id: 'gita' }, answer: null }], false],
    ['not declared here', [died, [], { who: sita, answer: null }], false],
    ['the server says so', [died, [], { who: sita, answer: answer(true, '2026-11-20') }], true],
    ['the server says no', [died, [own], { who: sita, answer: answer(false, '2026-11-20') }], false],
    ['it spoke of another day', [died, [], { who: sita, answer: answer(true, '2026-11-19') }], false],
    ['a supervisor', [died, [], { who: { ...sita, role: 'Supervisor' }, answer: null }], true],
    ['nobody died', [person({}), [own], { who: sita, answer: null }], false],
  ];
  for (const [name, args, expected] of cases) assert.equal(mayTakeBack(...args), expected, name);
});
