import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Item, ItemState } from '../../platform/outbox/item.ts';
import { registeredToday } from './registered-today.ts';

const item = (id: string, madeAt: string, state: ItemState = 'waiting', call = 'beneficiaries.registration'): Item =>
  ({ call, state, madeAt, input: { beneficiary_id: id } }) as Item;

test('an ABHA is offered to whom this phone registered today', () => {
  const items = [
    item('sent', '2026-11-26T05:00:00.000Z', 'done'),
    item('waits', '2026-11-26T06:00:00.000Z'),
    item('refused', '2026-11-26T06:00:00.000Z', 'refused'),
    item('yesterday', '2026-11-25T06:00:00.000Z', 'done'),
    item('after midnight in India', '2026-11-25T19:00:00.000Z', 'done'),
    item('edited', '2026-11-26T06:00:00.000Z', 'done', 'beneficiaries.updateBeneficiaryBasicDetails'),
  ];
  assert.deepEqual(registeredToday(items, '2026-11-26'), ['sent', 'waits', 'after midnight in India']);
});
