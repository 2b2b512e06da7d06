import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ItemState } from '../../platform/outbox/item.ts';
import type { SenderState } from '../../platform/outbox/sender.ts';
import { anItem } from '../../platform/testing/an-item.ts';
import { summaryOf } from './summary.ts';

const people = (n: number) => ({ people: n, records: 0 });

test('the chip says the most pressing truth', () => {
  const table: readonly [ItemState[], SenderState, boolean, string, number?, number?][] = [
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
    [[], 'idle', true, 'othersWait', 17, 17],
    [['done'], 'idle', false, 'offlineWaiting', 17, 17],
    [['waiting'], 'idle', false, 'offlineWaiting', 18, 17],
    [['waiting'], 'idle', true, 'waiting', 18, 17],
    [['sending'], 'sending', true, 'sending', 1, 17],
    [['refused'], 'idle', true, 'needsYou', 1, 17],
  ];
  for (const [states, sender, online, kind, n, others = 0] of table) {
    const items = states.map((state, at) => anItem({ id: `${at}`, state, input: { beneficiary_id: `person ${at}` } }));
    const expected = n === undefined ? { kind } : { kind, about: people(n) };
    assert.deepEqual(
      summaryOf({ items, others: people(others), sender, online }),
      expected,
      `${states.join()} ${sender} ${online}`,
    );
  }
});

test('what the phone no longer holds, or cannot take, is said before what it holds', () => {
  const items = [anItem({ state: 'waiting', input: { beneficiary_id: 'asha' } })];
  const usual = { others: people(0), sender: 'idle', online: false } as const;
  const back = { isBack: true, lost: [] };
  const gone = { isBack: false, lost: [] };
  assert.deepEqual(summaryOf({ ...usual, items, cleared: gone, refuses: 'full' }), {
    kind: 'onlyHere',
    about: people(1),
  });
  assert.deepEqual(summaryOf({ ...usual, items, cleared: back }), { kind: 'clearedWaiting', about: people(1) });
  assert.deepEqual(summaryOf({ ...usual, items: [], cleared: back }), { kind: 'cleared' });
  assert.deepEqual(summaryOf({ ...usual, items: [], cleared: gone }), { kind: 'cleared' });
  assert.deepEqual(summaryOf({ ...usual, items, refuses: 'full' }), { kind: 'storeFull' });
  assert.deepEqual(summaryOf({ ...usual, items, refuses: 'failing' }), { kind: 'storeFailing' });
  assert.deepEqual(summaryOf({ ...usual, items, cleared: null, refuses: null }), {
    kind: 'offlineWaiting',
    about: people(1),
  });
});

test('several records of one person count once, and one about nobody counts beside', () => {
  const about = (id: string, input: object) => anItem({ id, input, state: 'waiting' });
  const items = [
    about('verified', { beneficiary_id: 'asha' }),
    about('case', { beneficiary_reference_id: 'asha', case_id: 'c' }),
    about('doses', { beneficiary_reference_id: 'asha', case_id: 'c' }),
    about('start', { session_id: 's' }),
  ];
  const said = summaryOf({ items, others: people(0), sender: 'idle', online: false });
  assert.deepEqual(said, { kind: 'offlineWaiting', about: { people: 1, records: 1 } });
});
