import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { VillageOfAsha } from '@teeka/contract/workers';
import {
  mappingOf,
  noMapping,
  sharedAs,
  standAs,
  unsaid,
  villagesNamed,
  type Wishes,
  willBeHers,
  wishesOf,
  wishing,
} from './state.ts';

const village = (village_id: number, hers: boolean, others: readonly string[] = []): VillageOfAsha => ({
  ...{ village_id, village_name: `village ${village_id}`, village_name_hi: '', block_name: null, block_name_hi: null },
  ...{ hers, open: true, people: 1, families: 1, families_hers: 0 },
  others: others.map((user_id) => ({ user_id, asha_name: user_id, is_active: true, answered: true })),
});
const own = village(1, true);
const free = village(2, false);
const taken = village(3, false, ['meena']);
const all = [own, free, taken];
const none: Wishes = new Map();

test('what is so already is no wish', () => {
  const given = wishing(none, free, true);
  assert.equal(willBeHers(free, given), true);
  assert.deepEqual(wishing(given, free, false), none);
  assert.equal(willBeHers(own, none), true);
});

test('only what was touched is sent, with whom the person saw there', () => {
  const wishes = wishing(wishing(wishing(none, own, false), free, true), taken, true);
  assert.deepEqual(unsaid(wishes, all), [3]);
  const said = sharedAs(wishes, taken, 'moved');
  assert.deepEqual(unsaid(said, all), []);
  assert.deepEqual(mappingOf(said, all), {
    add: [
      { village_id: 2, sharing: null, seen_with: [] },
      { village_id: 3, sharing: 'moved', seen_with: ['meena'] },
    ],
    remove: [1],
  });
});

test('a kept mapping is taken up where it still is a wish, and what stands so meanwhile is none', () => {
  const wishes = wishing(wishing(none, own, false), free, true);
  const kept = { ...noMapping, wishes: [...wishes] };
  assert.deepEqual(wishesOf(kept, all), wishes);
  assert.deepEqual([...wishesOf(kept, [own, { ...free, hers: true }]).keys()], [1]);
  assert.deepEqual([...wishesOf(kept, [taken]).keys()], []);
});

test('villages are found by a part of their name in either language; nothing typed finds all', () => {
  const named = [
    { ...own, village_name: 'Adampur', village_name_hi: 'आदमपुर' },
    { ...free, village_name: 'Abhanpur', village_name_hi: 'अभनपुर' },
  ];
  const table: [string, number[]][] = [
    ['', [1, 2]],
    [' ADAM ', [1]],
    ['pur', [1, 2]],
    ['अभन', [2]],
    ['x', []],
  ];
  for (const [typed, found] of table)
    assert.deepEqual(
      villagesNamed(named, typed).map(({ village_id }) => village_id),
      found,
      typed,
    );
});

test('villages stand as wished once each is given or taken, and left by whom it moved from', () => {
  const wishes = sharedAs(wishing(wishing(none, own, false), taken, true), taken, 'moved');
  assert.equal(standAs(wishes, all), false);
  assert.equal(standAs(wishes, [village(1, false), free, village(3, true, ['meena'])]), false);
  assert.equal(standAs(wishes, [village(1, false), free, village(3, true)]), true);
  assert.equal(standAs(sharedAs(wishes, taken, 'shared'), [free, village(3, true, ['meena'])]), true);
});
