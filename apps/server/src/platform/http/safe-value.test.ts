import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findUnsafe } from './safe-value.ts';

test('what nothing may touch is found with its path', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });
  const cases: [unknown, object | undefined][] = [
    [{ a: [{ b: 'x' }, 1, null, true] }, undefined],
    [{ a: [{ b: 'x\0' }] }, { code: 'REQVAL0002', path: 'a.0.b' }],
    [{ a: '\ud800' }, { code: 'REQVAL0002', path: 'a' }],
    ['\0', { code: 'REQVAL0002', path: '' }],
    [{ a: { 'x\0': 1 } }, { code: 'REQVAL0002', path: 'a' }],
    [JSON.parse('{"a":{"__proto__":1}}'), { code: 'REQVAL0002', path: 'a' }],
    [nested(24), undefined],
    [nested(25), { code: 'REQVAL0005' }],
    [Array(199_999).fill(1), undefined],
    [Array(200_000).fill(1), { code: 'REQVAL0006' }],
  ];
  for (const [payload, expected] of cases) assert.deepEqual(findUnsafe(payload), expected);
});

test('nothing is looked at beyond what may be looked at', () => {
  let read = 0;
  const endless = new Proxy<unknown[]>(Array(1_000_000).fill(1), {
    get(array, key) {
      if (key !== 'length') read += 1;
      return Reflect.get(array, key);
    },
  });
  assert.deepEqual(findUnsafe({ a: endless }), { code: 'REQVAL0006' });
  assert.ok(read <= 200_000, `${read} parts were read`);
});
