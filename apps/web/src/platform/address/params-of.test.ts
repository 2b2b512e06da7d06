import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasParams, type ParamsOf } from './params-of.ts';

test('an address says what its route’s path names, and nothing else', () => {
  const path = 'aefi/report/$benID/$reportID';
  const found: object = { benID: 'b', reportID: 'r' };
  assert.ok(hasParams(path, found));
  const said: ParamsOf<typeof path> = found;
  assert.equal(said.reportID, 'r');
  // @ts-expect-error the path names no session
  assert.equal(said.sessionID, undefined);
});

test('an address without one of the names is not of this route', () => {
  assert.equal(hasParams('stock/batch/$materialID/$number', { materialID: '1' }), false);
  assert.ok(hasParams('stock', {}));
});
