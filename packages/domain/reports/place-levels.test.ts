import assert from 'node:assert/strict';
import { test } from 'node:test';
import { levelWithin, type PlaceLevel } from './index.ts';

test('an area is broken down by what lies next within it, and nobody is taken up by naming a larger part', () => {
  const table: [PlaceLevel | null, PlaceLevel | null, PlaceLevel][] = [
    [null, null, 'state'],
    ['state', null, 'district'],
    ['district', null, 'block'],
    ['block', null, 'site'],
    ['site', null, 'session'],
    [null, 'state', 'district'],
    [null, 'block', 'site'],
    ['state', 'site', 'session'],
    ['district', 'district', 'block'],
    ['district', 'block', 'site'],
    ['block', 'state', 'site'],
    ['site', 'district', 'session'],
    ['session', null, 'session'],
  ];
  for (const [own, part, expected] of table) assert.equal(levelWithin(own, part), expected, `${own} ${part}`);
});
