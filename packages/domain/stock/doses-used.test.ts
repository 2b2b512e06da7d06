import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AmountsOnRecord, dosesUsed } from './index.ts';

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
