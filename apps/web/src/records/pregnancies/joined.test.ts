import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Item } from '../../platform/outbox/item.ts';
import { joined, unsentOf } from './joined.ts';

const event = (event_id: string, kind: 'registered' | 'antenatal', facts: object) => ({
  ...{ event_id, kind, births: [], at: '2026-11-01T05:00:00.000Z', by: 'anm' },
  facts: { ...facts },
});
const registered = event('e1', 'registered', { lmp_date: '2026-08-08', registered_on: '2026-11-01' });
const visited = event('e2', 'antenatal', { visited_on: '2026-11-20' });
const of = (...events: (typeof registered)[]) => [{ pregnancy_number: 1, events }];
const item = (state: Item['state'], who = '1'): Item =>
  ({
    call: 'pregnancies.addPregnancyEvent',
    state,
    madeBy: 'me',
    input: { beneficiary_ref_id: who, pregnancy_number: 1, event: visited, captured_at: '2026-11-20T05:00:00.000Z' },
  }) as unknown as Item;

test('what two sources have is one record, each event once', () => {
  const [pregnancy, ...more] = joined(of(registered), of(registered, visited));
  assert.deepEqual([pregnancy?.events.length, pregnancy?.visits.length, more.length], [2, 1, 0]);
  assert.deepEqual(joined(of(visited)), [], 'nothing that was never registered');
});

test('what waits on this phone counts; what was refused, or is of somebody else, does not', () => {
  const items = [item('waiting'), item('refused'), item('done'), item('waiting', '2')];
  const [unsent, ...more] = unsentOf(items, '1');
  assert.deepEqual([unsent?.events[0]?.event_id, unsent?.events[0]?.by, more.length], ['e2', 'me', 0]);
});
