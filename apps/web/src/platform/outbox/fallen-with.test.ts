import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offlineCalls } from '../../records/testing/offline-calls.ts';
import { anItem } from '../testing/an-item.ts';
import { fallenWith } from './fallen-with.ts';

const mother = '12345678901236';
const child = '22345678901235';
const delivery_id = '0198b0a0-0000-7000-8000-00000000d001';

const delivery = anItem({
  id: 'delivery',
  call: 'pregnancies.addPregnancyEvent',
  input: { beneficiary_ref_id: mother, event: { event_id: delivery_id, kind: 'delivery' } },
  state: 'refused',
});
const registered = anItem({
  id: 'child',
  call: 'beneficiaries.registration',
  input: { beneficiary_id: child, guardian_ben_id: mother, delivery_id },
  state: 'blocked',
});
const dose = anItem({
  id: 'dose',
  call: 'vaccinations.addPreviousVaccination',
  input: { beneficiary_reference_id: child, case_id: 'c', vaccine_details: [] },
  state: 'blocked',
});
const visit = anItem({
  id: 'visit',
  call: 'pregnancies.addPregnancyEvent',
  input: { beneficiary_ref_id: mother, event: { event_id: 'v', kind: 'postnatal' } },
  state: 'blocked',
});
const of = (items: Parameters<typeof fallenWith>[0], id: string) =>
  fallenWith(items, id, offlineCalls).map((item) => item.id);

test('with a delivery its children go, and what is about them; a visit to the mother stays', () => {
  assert.deepEqual(of([delivery, registered, dose, visit], 'delivery'), ['child', 'dose']);
});

test('a child that the server has stays, and the doses of one whose registration alone is given up', () => {
  assert.deepEqual(of([delivery, { ...registered, state: 'done' }, dose], 'delivery'), []);
  assert.deepEqual(of([delivery, registered, dose], 'child'), []);
  assert.deepEqual(of([delivery, registered, dose], 'visit'), []);
});
