import type { Item } from '../outbox/item.ts';

/** An item that waits, changed as a test needs it. */
export function anItem(change: Partial<Item> = {}): Item {
  return {
    seq: 1,
    id: '0190e000-0000-7000-8000-000000000001',
    call: 'sessions.verifyManually',
    input: {},
    person: null,
    madeAt: '2026-11-21T05:00:00.000Z',
    madeBy: 'worker-1',
    dependsOn: [],
    state: 'waiting',
    refusals: [],
    attempts: 0,
    settledAt: null,
    inPack: false,
    ...change,
  };
}
