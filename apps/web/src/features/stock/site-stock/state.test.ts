import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anItem } from '../../../platform/testing/an-item.ts';
import { deliveryFor, emptyDelivery, inStock, receiptOf, stockLines } from './state.ts';

const batch = (batch_id: string, expiry_date: string, material_id = 104) => ({
  batch_id,
  expiry_date,
  material_id,
  batch_number: `P-${batch_id}`,
  manufacturer: 'Doab',
  session_site_id: 'site',
});

test('the sheet opens for the vaccine that somebody came for', () => {
  assert.equal(deliveryFor(104).material_id, 104);
  assert.deepEqual(deliveryFor(undefined), emptyDelivery);
});

test('what expires first stands first, with what is left of it where vials were counted', () => {
  const counted = [
    { batch_id: 'a', vials_received: 20, vials_used: 7 },
    { batch_id: 'b', vials_received: 0, vials_used: 2 },
  ];
  const items = [
    anItem({ call: 'stock.receiveBatch', input: { material_id: 101, batch_number: 'p-C' } }),
    anItem({ call: 'stock.stopBatch', input: { material_id: 101, batch_number: 'P-a' }, state: 'done' }),
  ];
  const batches = [batch('a', '2027-06-30'), batch('b', '2027-01-31'), batch('c', '2026-01-31', 101)];
  const found = stockLines(batches, { counted, items, nameOf: String });
  assert.deepEqual(
    found.map(({ batch_id, left, isUnsent }) => [batch_id, left, isUnsent]),
    [
      ['c', null, true],
      ['b', null, false],
      ['a', 13, false],
    ],
  );
});

test('a batch is the same however its number is written', () => {
  const delivery = { ...emptyDelivery, material_id: 104, batch_number: ' p-A' };
  assert.equal(inStock([batch('A', '2027-06-30')], delivery)?.batch_id, 'A');
  assert.equal(inStock([batch('A', '2027-06-30', 101)], delivery), undefined);
});

test('what is typed as vials is a number, or none', () => {
  const about = { receipt_id: 'r', batch_id: 'b', session_site_id: 's', captured_at: 'now' };
  assert.equal(receiptOf({ ...emptyDelivery, vials: '20' }, about).vials, 20);
  assert.equal(receiptOf({ ...emptyDelivery, vials: 'x' }, about).vials, 0);
});
