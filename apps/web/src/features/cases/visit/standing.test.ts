import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Item, ItemState } from '../../../platform/outbox/index.ts';
import { savedStanding } from './standing.ts';

const item = (id: string, state: ItemState): Item => ({
  id,
  state,
  seq: 1,
  call: 'cases.addVaccineDetails',
  input: {},
  person: null,
  madeAt: '2026-11-21T05:00:00.000Z',
  madeBy: 'u',
  dependsOn: [],
  refusals: [],
  attempts: 0,
  settledAt: null,
  inPack: false,
});

test('the success screen says where the doses are', () => {
  const table: [string, Item[], string][] = [
    ['just saved', [item('a', 'waiting'), item('b', 'waiting')], 'on-phone'],
    ['half sent', [item('a', 'done'), item('b', 'sending')], 'on-phone'],
    ['all answered', [item('a', 'done'), item('b', 'done')], 'accepted'],
    ['answered and tidied away', [], 'accepted'],
    ['one refused', [item('a', 'refused'), item('b', 'blocked')], 'needs-you'],
    ["another person's refusal", [item('a', 'done'), item('b', 'done'), item('z', 'refused')], 'accepted'],
  ];
  for (const [what, items, expected] of table) assert.equal(savedStanding(['a', 'b'], items), expected, what);
});
