import assert from 'node:assert/strict';
import { test } from 'node:test';
import { birthFields, pregnancyForms } from '@teeka/domain/pregnancy';
import { joined, type Recorded } from '../../../records/pregnancies/joined.ts';
import { actOf } from '../parts/act.ts';
import type { Her } from '../parts/her.ts';
import {
  accountOnRecord,
  bankFields,
  beginningOf,
  fieldsOfStep,
  registrationOf,
  registrationSteps,
  sentFacts,
  stepOf,
} from './registration.ts';

const today = '2026-11-21';
const event = (event_id: string, kind: 'registered' | 'delivery', facts: object) => ({
  ...{ event_id, kind, births: [], at: '2026-11-01T05:00:00.000Z', by: 'anm' },
  facts: { ...facts },
});
const bank = { has_bank: true, bank_account: '••••9012' };
const first = {
  pregnancy_number: 1,
  events: [event('e1', 'registered', { lmp_date: '2025-01-01', registered_on: '2025-03-01', ...bank })],
};
const delivered = { ...first, events: [...first.events, event('e2', 'delivery', { delivered_on: '2025-10-01' })] };
const her = (...recorded: readonly Recorded[]): Her => ({
  card: { beneficiary_id: '1', ben_name: 'SITA', dob: '2000-01-01', gender: 2, guardian_name: '' },
  woman: { born: '2000-01-01', gender: 2, deceased_on: null },
  lmp: '2026-08-08',
  pregnancies: joined(recorded),
  children: [],
  registered: undefined,
  gone: new Set(),
  names: new Map(),
  unsent: new Set(),
});

test('every field of the registration stands in one step, the bank account behind its line', () => {
  const inSteps = [...registrationSteps.flatMap(fieldsOfStep), ...bankFields].map(({ key }) => key);
  assert.deepEqual(inSteps.toSorted(), pregnancyForms.registered.map(({ key }) => key).toSorted());
  assert.equal(new Set(inSteps).size, inSteps.length);
  assert.deepEqual(
    [stepOf('bank_ifsc'), stepOf('births'), stepOf('allergy'), stepOf(birthFields[0]?.key ?? '')],
    ['entitled', 'before', 'history', 'when'],
  );
});

test('the pregnancy that goes on is changed; after its end the next one begins', () => {
  assert.deepEqual(registrationOf([], today), { kind: 'registered', number: 1 });
  assert.deepEqual(registrationOf(her(first).pregnancies, today), { kind: 'changed', number: 1 });
  assert.deepEqual(registrationOf(her(delivered).pregnancies, today), { kind: 'registered', number: 2 });
});

test('a new one begins with the last period of her record and what is known of the one before', () => {
  const woman = her(delivered);
  const begun = beginningOf(woman, registrationOf(woman.pregnancies, today), today);
  assert.deepEqual(begun, {
    lmp_date: '2026-08-08',
    registered_on: today,
    pregnancies: 2,
    births: 1,
    last_ended_on: '2025-10-01',
    last_outcome: 'Delivery',
    earlier_1_year: 2025,
    earlier_1_outcome: 'Delivery',
  });
});

test('counts that the next one begins with are never fewer than its rows of earlier pregnancies', () => {
  const rows = { earlier_1_outcome: 'Abortion', earlier_2_outcome: 'Delivery', earlier_2_year: 2023 };
  const [registered, ...after] = delivered.events;
  assert.ok(registered);
  const woman = her({ ...delivered, events: [{ ...registered, facts: { ...registered.facts, ...rows } }, ...after] });
  const of = registrationOf(woman.pregnancies, today);
  const begun = beginningOf(woman, of, today);
  assert.deepEqual([begun.pregnancies, begun.births, begun.earlier_3_year], [4, 2, 2025]);
  const by = { user_id: 'anm', answers: false };
  const { refused } = actOf(woman, { ...of, facts: begun }, { by, at: new Date(`${today}T05:00:00Z`), id: 'e9' });
  assert.deepEqual(refused, []);
});

test('a change never carries the account, and what is typed anew is sent', () => {
  const woman = her(first);
  const of = registrationOf(woman.pregnancies, today);
  assert.equal(beginningOf(woman, of, today).bank_account, undefined);
  assert.equal(accountOnRecord(woman, of), '••••9012');
  assert.deepEqual(sentFacts(bank), { has_bank: true });
  assert.deepEqual(sentFacts({ has_bank: true, bank_account: '123456789012' }).bank_account, '123456789012');
});

test('an account written down on this phone is told by its end as well', () => {
  const typed = {
    ...first,
    events: [event('e1', 'registered', { lmp_date: '2026-08-08', bank_account: '123456789012' })],
  };
  assert.equal(accountOnRecord(her(typed), { kind: 'changed', number: 1 }), '••••9012');
});
