import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AmountsOnRecord, type DrawnDose, dosesUsed, withDrawn } from './index.ts';

test('a dose on record uses the vials that were told, or a dose for each place it went to', () => {
  const table: [string, AmountsOnRecord | null | undefined, number][] = [
    ['a vaccine of the national schedule', null, 1],
    ['one that a phone recorded without amounts', undefined, 1],
    ['a first drip of antivenom', { sites: [], vials: 10 }, 10],
    ['rabies vaccine into the skin of both arms', { sites: ['left-upper-arm', 'right-upper-arm'] }, 2],
    ['into the muscle of one arm', { sites: ['left-upper-arm'] }, 1],
    ['into both muscles on the first day of 2-1-1', { sites: ['left-upper-arm', 'right-upper-arm'] }, 2],
    ['immunoglobulin of two vials', { sites: [], vials: 2 }, 2],
    ['immunoglobulin whose label decides', { sites: [], vials: null }, 1],
    ['antivenom told as no vial', { sites: [], vials: 0 }, 1],
  ];
  for (const [what, amounts, expected] of table) assert.equal(dosesUsed(amounts), expected, what);
});

test('doses are added to what a session gave, and taken off again', () => {
  const penta = { material_id: 104, batch_number: 'P-1', expiry_date: '2027-06-30' };
  const asv = { material_id: 202, batch_number: 'A-1', amounts: { vials: 10, sites: [] } };
  const given = [{ ...penta, doses: 2 }];
  const table: [string, DrawnDose[], 1 | -1, string[]][] = [
    ['one more, its batch written small', [{ ...penta, batch_number: ' p-1' }], 1, ['P-1 3']],
    ['two drips', [asv, asv], 1, ['P-1 2', 'A-1 20']],
    ['given by others', [{ ...asv, amounts: { ...asv.amounts, elsewhere: true } }], 1, ['P-1 2']],
    ['known without a vaccine', [{ ...asv, material_id: 0 }], 1, ['P-1 2']],
    ['one taken back', [penta], -1, ['P-1 1']],
    ['both taken back', [penta, penta], -1, []],
  ];
  for (const [what, drawn, sign, expected] of table)
    assert.deepEqual(
      withDrawn(given, drawn, sign).map(({ batch_number, doses }) => `${batch_number} ${doses}`),
      expected,
      what,
    );
});
