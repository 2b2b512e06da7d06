import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { bundleSizes } from './bundle-sizes.ts';

const dist = process.env.WEB_DIST;

test('the built app keeps its budgets', {
  skip: !dist || !existsSync(join(dist, '.vite', 'manifest.json')),
}, () => {
  const over = bundleSizes(dist ?? '').filter(({ kB, budget }) => kB > budget);
  assert.deepEqual(over, []);
});
