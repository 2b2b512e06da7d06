import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toPart } from '../../../records/sites/to-part.ts';
import { partOfPlace } from './place.ts';

test('a place leads to itself with the same days, and in the usual order', () => {
  const id = '0190a1b2-0000-7000-8000-000000000001';
  const before = { from: '2026-07-01', to: '2026-09-30', part: 'block-77', sort: '-percent' };
  const days = { from: before.from, to: before.to, sort: undefined };
  const led = (part: Parameters<typeof toPart>[0]) => toPart(part).search(before);
  assert.deepEqual(led(partOfPlace('district', '146')), { ...days, part: 'district-146' });
  assert.deepEqual(led(partOfPlace('site', id)), { ...days, part: `site-${id}` });
  assert.deepEqual(led(null), { ...days, part: undefined });
  assert.equal(partOfPlace('session', id), null);
});
