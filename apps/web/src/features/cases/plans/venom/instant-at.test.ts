import assert from 'node:assert/strict';
import { test } from 'node:test';
import { instantAt } from './standing.ts';

test('a time of day typed now: today, or yesterday where it has not come yet', () => {
  const at = new Date('2026-11-21T02:00:00Z');
  assert.equal(instantAt('07:00', at, '2026-11-21'), '2026-11-21T01:30:00.000Z');
  assert.equal(instantAt('23:10', at, '2026-11-21'), '2026-11-20T17:40:00.000Z');
  assert.equal(instantAt('', at, '2026-11-21'), at.toISOString());
});
