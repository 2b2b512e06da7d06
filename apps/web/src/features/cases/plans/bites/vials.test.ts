import assert from 'node:assert/strict';
import { test } from 'node:test';
import { batchesFor } from './vials.ts';

const today = '2026-11-21';

test('vials of the product named, none expired, the oldest first', () => {
  const material = (material_id: number, material_code: string, dose: string) => ({
    material_id,
    material_code,
    material_name: '',
    material_category: 'Others',
    doses_per_vial: [1],
    dose_codes: [dose],
  });
  const batch = (batch_id: string, material_id: number, expiry_date: string) => ({
    batch_id,
    material_id,
    expiry_date,
    batch_number: batch_id,
    manufacturer: '',
    session_site_id: '',
  });
  const stock = {
    materials: [material(204, 'ERIG', 'RIG'), material(203, 'HRIG', 'RIG')],
    batches: [
      batch('b', 204, '2027-05-01'),
      batch('a', 204, '2027-01-01'),
      batch('x', 204, '2026-11-20'),
      batch('h', 203, '2027-01-01'),
    ],
  };
  const found = batchesFor({ dose: 'RIG', product: 'ERIG' }, stock, today).map(({ batch_id }) => batch_id);
  assert.deepEqual(found, ['a', 'b']);
  assert.equal(batchesFor({ dose: 'RIG' }, stock, today).length, 3);
  const stop = { on: today, reason: 'frozen' };
  const stopped = {
    ...stock,
    batches: stock.batches.map((one) => (one.batch_id === 'a' ? { ...one, stop } : one)),
  };
  const left = (more: object = {}) =>
    batchesFor({ dose: 'RIG', product: 'ERIG' }, { ...stopped, ...more }, today).map(({ batch_id }) => batch_id);
  assert.deepEqual(left(), ['b'], 'stopped');
  assert.deepEqual(left({ despite: () => true }), ['a', 'b'], 'named by a record that is corrected');
});
