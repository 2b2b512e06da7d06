import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Item, ItemState } from '../../platform/outbox/item.ts';
import { unsentAbout } from './standing-of.ts';

const [child, other] = ['11111111111117', '22222222222224'];
const item = (person: string, state: ItemState): Item => ({
  ...{ seq: 1, id: `${person}-${state}`, call: 'cases.addVaccineDetails', input: { beneficiary_reference_id: person } },
  ...{ person: null, madeAt: '2026-11-21T10:00:00+05:30', madeBy: 'worker-1', dependsOn: [] },
  ...{ state, refusals: [], attempts: 0, settledAt: null, inPack: false },
});

test('what a paper would lack: doses on their way, or doses that were refused', () => {
  const cases: [what: string, states: readonly ItemState[], unsent: ReturnType<typeof unsentAbout>][] = [
    ['nothing was recorded here', [], null],
    ['all was sent', ['done', 'done'], null],
    ['one waits for network', ['done', 'waiting'], 'waits'],
    ['one is on its way', ['sending'], 'waits'],
    ['one was refused', ['done', 'refused'], 'refused'],
    ['others wait behind one that was refused', ['refused', 'blocked'], 'refused'],
    ['one was refused, another goes out by itself', ['refused', 'blocked', 'waiting'], 'waits'],
  ];
  for (const [what, states, unsent] of cases)
    assert.equal(
      unsentAbout([...states.map((state) => item(child, state)), item(other, 'waiting')], child),
      unsent,
      what,
    );
});
