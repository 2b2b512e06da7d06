import assert from 'node:assert/strict';
import { test } from 'node:test';
import { carriedOn } from '@teeka/domain/stock';
import type { Item } from '../../platform/outbox/item.ts';
import type { PackView } from '../view/view.ts';
import saveUtilisation from './save-utilisation.offline.ts';
import stopBatch from './stop-batch.offline.ts';

const item = { id: 'i1', state: 'waiting' } as Item;
const old = {
  material_id: 104,
  batch_number: 'P-1',
  expiry_date: null,
  vials: 1,
  doses: 9,
  opened_on: '2026-11-14',
  session_id: 's0',
  date_of_session: '2026-11-14',
};
const view = {
  rows: {
    meta: { kept_vials: [old] },
    sessions: new Map([['s1', { session_id: 's1', date_of_session: '2026-11-20' }]]),
  },
  sessions: new Map(),
} as unknown as PackView;
const line = { material_id: 104, batch_number: 'P-1', expiry_date: null, opened_on: '2026-11-20' };
const count = (lines: object[]) =>
  ({ session_id: 's1', lines }) as unknown as Parameters<typeof saveUtilisation.effect>[1];
const left = (after: PackView) => carriedOn(after.rows.meta.kept_vials ?? [], '2026-11-21').map(({ doses }) => doses);

test('vials counted without network: the session may end, and what it kept is there the next day', () => {
  assert.deepEqual(left(view), [9]);
  const kept = saveUtilisation.effect(view, count([{ ...line, partial_vials_out: 1, doses_partial_out: 3 }]), item);
  assert.deepEqual(left(kept), [3]);
  const used = { ...line, partial_vials_out: 0, doses_partial_out: 0, opened_on: null };
  assert.deepEqual(left(saveUtilisation.effect(kept, count([used]), item)), [], 'corrected: nothing is left');
});

test('a batch stopped without network is stopped on this phone at once, at its site and by its number', () => {
  const batch = (batch_number: string, material_id = 104) => ({ batch_number, material_id });
  const batches = [batch('P-1'), batch('P-2'), batch('P-1', 101)];
  const there = {
    rows: { meta: { session_site_id: 'site1', batches } },
  } as unknown as PackView;
  const stop = { stop_id: 'x', material_id: 104, batch_number: ' p-1', reason: 'vvm-3', stopped: true };
  // Half past midnight in India.
  const captured_at = '2026-11-20T19:00:00.000Z';
  const stopsAfter = (more: object, before = there) =>
    stopBatch.effect(before, { ...stop, session_site_id: 'site1', captured_at, ...more }, item);
  const stops = (of: PackView) => of.rows.meta.batches.map((one) => one.stop?.on ?? null);
  const stopped = stopsAfter({});
  assert.deepEqual(stops(stopped), ['2026-11-21', null, null]);
  assert.deepEqual(stops(stopsAfter({ stopped: false }, stopped)), [null, null, null], 'lifted');
  assert.deepEqual(stops(stopsAfter({ session_site_id: '' })), ['2026-11-21', null, null], 'all sites');
  assert.deepEqual(stops(stopsAfter({ session_site_id: 'site2' })), [null, null, null], 'another site');
});
