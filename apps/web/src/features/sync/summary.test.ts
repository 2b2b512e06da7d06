import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ItemState } from '../../platform/outbox/item.ts';
import type { SenderState } from '../../platform/outbox/sender.ts';
import { anItem } from '../../platform/testing/an-item.ts';
import { summaryOf } from './summary.ts';

test('the chip says the most pressing truth', () => {
  const table: readonly [ItemState[], SenderState, boolean, string, number?][] = [
    [[], 'idle', true, 'allSent'],
    [['done', 'done'], 'idle', true, 'allSent'],
    [['done'], 'idle', false, 'offline'],
    [['waiting', 'waiting'], 'idle', false, 'offlineWaiting', 2],
    [['waiting', 'done'], 'idle', true, 'waiting', 1],
    [['sending', 'waiting'], 'sending', true, 'sending', 2],
    [['waiting'], 'signed-out', true, 'signInAgain', 1],
    [['refused', 'blocked', 'waiting'], 'sending', true, 'needsYou', 1],
    [['refused'], 'idle', false, 'needsYou', 1],
    [['blocked'], 'idle', true, 'waiting', 1],
  ];
  for (const [states, sender, online, kind, n] of table) {
    const items = states.map((state, at) => anItem({ id: `${at}`, state }));
    const expected = n === undefined ? { kind } : { kind, n };
    assert.deepEqual(summaryOf({ items, sender, online }), expected, `${states.join()} ${sender} ${online}`);
  }
});
