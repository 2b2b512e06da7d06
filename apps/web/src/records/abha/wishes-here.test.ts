import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Item, ItemState } from '../../platform/outbox/item.ts';
import { droppedHere, wishesHere } from './wishes-here.ts';

const item = (call: string, wish_id: string, state: ItemState): Item =>
  ({ call, state, input: { beneficiary_id: `of ${wish_id}`, wish_id } }) as Item;
const kept = (wish: string, state: ItemState = 'waiting') => item('abha.keepAbhaWish', wish, state);
const dropped = (wish: string, state: ItemState = 'waiting') => item('abha.dropAbhaWish', wish, state);

test('wishes that wait on this phone: sent ones are the server’s to tell, those taken back are none', () => {
  const table: [string, Item[], string[]][] = [
    ['none', [], []],
    ['one that waits', [kept('a')], ['a']],
    ['one on its way, one behind a refused registration', [kept('a', 'sending'), kept('b', 'blocked')], ['a', 'b']],
    ['sent', [kept('a', 'done')], []],
    ['refused: it needs the worker', [kept('a', 'refused')], []],
    ['taken back before it was sent', [kept('a'), kept('b'), dropped('a')], ['b']],
    ['taken back, which was refused', [kept('a'), dropped('a', 'refused')], ['a']],
  ];
  for (const [what, items, wishes] of table)
    assert.deepEqual(
      wishesHere(items).map(({ wish_id }) => wish_id),
      wishes,
      what,
    );
});

test('a wish of the server that was taken back here is listed no more, also before the server has heard of it', () => {
  assert.deepEqual([...droppedHere([dropped('a'), dropped('b', 'done'), dropped('c', 'refused')])], ['a', 'b']);
});
