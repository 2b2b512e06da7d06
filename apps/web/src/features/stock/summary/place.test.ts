import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAddress } from '../../../platform/address/kinds.ts';
import { partOf, shape, toPlace } from './place.ts';

const site = '0190a1b2-0000-7000-8000-000000000001';

test('an address names the place that is looked at', () => {
  const table: [object, unknown][] = [
    [{}, null],
    [{ state: 9 }, { level: 'state', code: 9 }],
    [{ district: '146' }, { level: 'district', code: 146 }],
    [
      { block: 77, site },
      { level: 'site', id: site },
    ],
    [{ block: 'x', site: '<b>' }, null],
  ];
  for (const [address, part] of table)
    assert.deepEqual(partOf(readAddress(shape, { ...address })), part, JSON.stringify(address));
});

test('another place keeps the days and leaves the place before and its order', () => {
  const before = { from: '2026-07-01', to: '2026-09-30', block: 77, sort: '-percent' };
  const of = (place: Parameters<typeof toPlace>[0]): object => toPlace(place).search(before);
  const read = (place: Parameters<typeof toPlace>[0]) => readAddress(shape, { ...of(place) });
  assert.deepEqual(read({ level: 'site', id: site }), { state: null, district: null, block: null, site, sort: '' });
  assert.deepEqual(partOf(read({ level: 'district', id: '146' })), { level: 'district', code: 146 });
  assert.equal(partOf(read(null)), null);
  assert.ok('from' in of(null) && 'to' in of(null));
});
