import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Batch, Material } from '@teeka/contract/vaccinations';
import { forecast, nationalSchedule } from '@teeka/domain/schedule';
import { batchChoices, batchOf, isLookedAt, isUsable, keyOf } from '../../visit/batch-choices.ts';
import { newVisit, type Offer, offersOf } from './visit.ts';

const today = '2026-11-21';
const penta: Material = {
  material_id: 4,
  material_code: 'PENTA',
  material_name: 'Pentavalent',
  doses_per_vial: [10],
  material_category: 'Universal Immunization Programme',
  dose_codes: ['PENTA1', 'PENTA2', 'PENTA3'],
};
const sixWeeks = { kind: 'child', dob: '2026-10-10', sex: 'F', jeEndemic: false } as const;
const known = forecast(sixWeeks, [], { on: today, schedule: nationalSchedule });
const first = offersOf(known, [penta], nationalSchedule).find(({ dose }) => dose.code === 'PENTA1');
assert.ok(first);
const offer: Offer = first;
const batch = (batch_id: string, material_id: number, expiry_date: string): Batch => ({
  batch_id,
  material_id,
  expiry_date,
  batch_number: batch_id.toUpperCase(),
  manufacturer: '',
  session_site_id: 's',
});

test('a batch: expired ones come last, those that expire soon are marked, others of the site do not show', () => {
  const choices = batchChoices(
    offer,
    [
      batch('gone', 4, '2026-11-20'),
      batch('far', 4, '2027-11-20'),
      batch('near', 4, '2026-12-01'),
      batch('opv', 2, '2027-01-01'),
    ],
    today,
  );
  assert.deepEqual(
    choices.map(({ batch: { batch_id }, standing }) => `${batch_id} ${standing}`),
    ['near expires-soon', 'far good', 'gone expired'],
  );
});

test('a stopped batch comes last and is not in hand, whatever was used before', () => {
  const stop = { on: '2026-11-20', reason: 'Two abscesses' };
  const stopped = { ...batch('a', 4, '2027-01-01'), stop };
  const choices = batchChoices(offer, [stopped, batch('b', 4, '2027-02-01')], today);
  assert.deepEqual(
    choices.map(({ batch: { batch_id }, standing }) => `${batch_id} ${standing}`),
    ['b good', 'a stopped'],
  );
  assert.equal(batchOf(newVisit, offer, { choices, lastUsed: { Penta: 'a' } })?.batch.batch_id, 'b');
  const drawn = choices.map((one) => ({ ...one, despite: true }));
  assert.deepEqual(
    [choices, drawn].map((of) => of.filter(isUsable).length),
    [1, 2],
    'drawn all the same',
  );
  const before = batchChoices(offer, [{ ...stopped, stop: { ...stop, on: '2099-01-01' } }], today);
  assert.deepEqual(
    before.map(({ standing }) => standing),
    ['good'],
    'a dose of before the stop',
  );
});

test('a batch that was stopped today: what was given from it before can be told, once somebody says so', () => {
  const stopped = { ...batch('a', 4, '2027-01-01'), stop: { on: today, reason: 'Two abscesses' } };
  const choices = batchChoices(offer, [stopped], today);
  const inHand = (batches: Record<string, string>) =>
    batchOf({ ...newVisit, batches }, offer, { choices, lastUsed: { Penta: 'a' } })?.despite;
  assert.equal(inHand({}), undefined, 'not by itself');
  assert.equal(inHand({ PENTA1: 'a' }), undefined, 'nor as it was chosen before the stop');
  assert.equal(inHand({ PENTA1: choices.map(keyOf)[0] ?? '' }), true);
  const expired = batchChoices(offer, [{ ...stopped, expiry_date: '2026-11-20' }], today);
  assert.equal(expired.some(isUsable), false);
});

test('the vial already in hand is filled in; with a real choice nothing is', () => {
  const two = batchChoices(offer, [batch('a', 4, '2027-01-01'), batch('b', 4, '2027-02-01')], today);
  const one = batchChoices(offer, [batch('a', 4, '2027-01-01'), batch('x', 4, '2025-02-01')], today);
  const table: [string, typeof two, Record<string, string>, Record<string, string>, string | undefined][] = [
    ['two usable, none used yet', two, {}, {}, undefined],
    ['one usable', one, {}, {}, 'a'],
    ['used for the child before', two, {}, { Penta: 'b' }, 'b'],
    ['chosen for this child', two, { PENTA1: 'a' }, { Penta: 'b' }, 'a'],
    ['the last one used has expired', one, {}, { Penta: 'x' }, 'a'],
  ];
  for (const [what, choices, batches, lastUsed, expected] of table) {
    const choice = batchOf({ ...newVisit, batches }, offer, { choices, lastUsed });
    assert.equal(choice?.batch.batch_id, expected, what);
  }
});

test('a vial counts as looked at once somebody chose or confirmed it, not because it is the only one', () => {
  const choices = batchChoices(offer, [batch('a', 4, '2027-01-01')], today);
  const isSeen = (batches: Record<string, string>, lastUsed: Record<string, string>) => {
    const visit = { ...newVisit, batches };
    return isLookedAt(visit, offer, { choice: batchOf(visit, offer, { choices, lastUsed }), lastUsed });
  };
  const { vaccine } = offer.row;
  assert.equal(isSeen({}, {}), false);
  assert.equal(isSeen({}, { [vaccine]: 'a' }), true);
  assert.equal(isSeen({}, { [vaccine]: 'used-up' }), false);
  assert.equal(isSeen({ PENTA1: 'a' }, {}), true);
});
