import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Item, ItemState } from '../../platform/outbox/item.ts';
import { droppedHere, holdsHere, saidNoHere, standingHere, wishesHere } from './wishes-here.ts';

const at = (minute: number) => `2026-11-26T06:${String(minute).padStart(2, '0')}:00.000Z`;
const item = (call: string, wish_id: string, state: ItemState): Item =>
  ({ call, state, input: { beneficiary_id: `of ${wish_id}`, wish_id, captured_at: at(10) } }) as Item;
const withdrawn = (of: string, minute: number, state: ItemState = 'waiting') =>
  ({
    ...{ call: 'abha.withdrawAbhaConsent', state },
    input: { beneficiary_id: `of ${of}`, why: 'withdrawn', captured_at: at(minute) },
  }) as Item;
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
    ['consent withdrawn after it', [kept('a'), kept('b'), withdrawn('a', 20)], ['b']],
    ['consent withdrawn, then wished anew', [withdrawn('a', 5), kept('a')], ['a']],
    ['consent withdrawn, which was refused', [kept('a'), withdrawn('a', 20, 'refused')], ['a']],
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

test('what was agreed to before the last time that somebody said no on this phone holds no more', () => {
  const said = saidNoHere([withdrawn('a', 20, 'done'), withdrawn('a', 8), withdrawn('b', 30, 'refused'), dropped('d')]);
  const table: [string, number, boolean][] = [
    ['a', 8, false],
    ['a', 20, false],
    ['a', 21, true],
    ['b', 8, true],
    ['c', 8, true],
    ['d', 9, false],
    ['d', 11, true],
  ];
  for (const [of, minute, holds] of table)
    assert.equal(holdsHere(said, `of ${of}`, at(minute)), holds, `${of} ${minute}`);
});

test('wishes of the server that are listed, on the screen as on paper', () => {
  const items = [kept('a'), kept('b', 'done'), dropped('c'), withdrawn('d', 20), dropped('e', 'refused')];
  const server = ['a', 'b', 'c', 'd', 'e', 'f'].map((wish_id) => ({
    ...{ wish_id, beneficiary_id: `of ${wish_id}`, wished_at: at(10) },
  }));
  assert.deepEqual(
    server.filter(standingHere(items)).map(({ wish_id }) => wish_id),
    ['b', 'e', 'f'],
  );
});
