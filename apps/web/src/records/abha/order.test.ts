import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dependenciesOf } from '../../platform/outbox/chains.ts';
import type { Item, ItemState } from '../../platform/outbox/item.ts';
import { offlineCalls } from '../testing/offline-calls.ts';

const item = (id: string, call: string, input: object = {}, state: ItemState = 'waiting'): Item =>
  ({ id, call, state, input: { beneficiary_id: 'sita', ...input } }) as Item;
const keep = (state?: ItemState) => item('keep', 'abha.keepAbhaWish', { wish_id: 'w' }, state);
const drop = (state?: ItemState) => item('drop', 'abha.dropAbhaWish', { wish_id: 'w' }, state);
const withdraw = (state?: ItemState) => item('withdraw', 'abha.withdrawAbhaConsent', {}, state);
const registration = item('registration', 'beneficiaries.registration');
const visit = item('visit', 'cases.caseDetails', { case_id: 'c' });

test('consent of one person goes in its order, after their registration; a refused one holds up no visit', () => {
  const table: [string, Item, Item[], string[]][] = [
    ['a wish waits for the registration', keep(), [registration], ['registration']],
    ['a withdrawal too', withdraw(), [registration], ['registration']],
    ['a wish taken back waits for the wish', drop(), [keep()], ['keep']],
    ['a withdrawal waits for the wish', withdraw(), [keep()], ['keep']],
    ['and for no refused one', withdraw(), [keep('refused'), drop('refused')], []],
    ['a new wish waits for the withdrawal', keep(), [withdraw()], ['withdraw']],
    ['a visit waits for none of them', visit, [keep('refused'), drop('refused'), withdraw()], []],
  ];
  for (const [what, made, earlier, waitsFor] of table)
    assert.deepEqual([...new Set(dependenciesOf(made, earlier, offlineCalls))], waitsFor, what);
});
