import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anItem } from '../../../platform/testing/an-item.ts';
import { batchOfStop, nothingSaid, reasonOf, seenAt, unfitOf } from './unfit.ts';

const batch = (batch_id: string, batch_number: string, material_id = 104) => ({
  batch_id,
  batch_number,
  material_id,
  expiry_date: '2027-06-30',
  manufacturer: 'Doab',
  session_site_id: 'site',
});
const stop = (reason: string) =>
  anItem({
    call: 'stock.stopBatch',
    input: { material_id: 104, batch_number: ' p-1', reason, captured_at: '2026-11-20T05:00:00.000Z' },
  });

test('what is wrong with a vial is sent as its fault, anything else in words', () => {
  assert.equal(reasonOf(nothingSaid), '');
  assert.equal(reasonOf({ fault: 'vvm-3', reason: 'typed before' }), 'vvm-3');
  assert.equal(reasonOf({ fault: 'other', reason: ' Label came off ' }), 'Label came off');
});

test('a refused stop opens as it was said, for its batch, and keeps its hour', () => {
  assert.deepEqual(unfitOf(stop('frozen')), { fault: 'frozen', reason: '' });
  assert.deepEqual(unfitOf(stop('Label came off')), { fault: 'other', reason: 'Label came off' });
  const batches = [batch('a', 'P-1', 101), batch('b', 'P-1')];
  assert.equal(batchOfStop(stop('frozen'), batches)?.batch_id, 'b');
  const now = '2026-11-21T05:00:00.000Z';
  assert.equal(seenAt(stop('frozen'), now), '2026-11-20T05:00:00.000Z');
  const ahead = { ...stop('frozen'), refusals: [{ code: 'SESDAY0015' as const }] };
  assert.equal(seenAt(ahead, now), now, 'a clock that was ahead');
  assert.equal(seenAt(null, now), now);
});
