import assert from 'node:assert/strict';
import { test } from 'node:test';
import { batchState, receiveRefusals } from './index.ts';
import { on } from './utilisation.cases.ts';

test('batches: expired, soon, and taken into stock', () => {
  const states: [string, string][] = [
    ['2026-11-20', 'expired'],
    [on, 'soon'],
    ['2026-12-21', 'soon'],
    ['2026-12-22', 'good'],
  ];
  for (const [expiry, state] of states) assert.equal(batchState(expiry, on), state, expiry);
  const batch = {
    batch_number: 'P-7',
    manufacturer: 'Doab (India) Ltd.',
    expiry_date: '2027-06-30',
    vials: 20,
    vvm: 1,
  };
  const rows: [string, object, string[], string?][] = [
    ['in order', {}, []],
    ['no number', { batch_number: ' ' }, ['FLDVAL0001 batch_number']],
    ['a tag', { manufacturer: '<i>' }, ['FLDVAL0003 manufacturer']],
    ['expired yesterday: blocked', { expiry_date: '2026-11-20' }, ['STOCKS0001 expiry_date']],
    ['expires today: taken, with a warning', { expiry_date: on }, []],
    ['no expiry', { expiry_date: '' }, ['FLDVAL0001 expiry_date']],
    ['no such day', { expiry_date: '2027-02-30' }, ['FLDVAL0017 expiry_date']],
    ['good for a century', { expiry_date: '2126-01-01' }, ['STOCKS0003 expiry_date']],
    ['no number of vials', { vials: null }, ['FLDVAL0001 vials']],
    ['no vial', { vials: 0 }, ['FLDVAL0005 vials']],
    ['letters for vials', { vials: Number.NaN }, ['FLDVAL0005 vials']],
    ['half a vial', { vials: 1.5 }, ['FLDVAL0005 vials']],
    ['VVM 3 is sent back', { vvm: 3 }, ['VACUTI0008 vvm']],
    ['in stock with another expiry', {}, ['STOCKS0002 expiry_date'], '2027-06-29'],
    ['in stock, the same', {}, [], '2027-06-30'],
  ];
  for (const [what, more, expected, stocked] of rows) {
    const inStock = stocked ? { expiry_date: stocked } : undefined;
    const found = receiveRefusals({ ...batch, ...more }, { today: on, hasMonitor: true, inStock });
    assert.deepEqual(
      found.map((one) => `${one.code} ${one.path}`),
      expected,
      what,
    );
  }
});
