import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openApi } from '../../packages/contract/openapi.ts';
import { root } from '../launch/root.ts';

test('docs/openapi.json is what the contract derives (node tools/run.mjs openapi writes it)', () => {
  const written = JSON.parse(readFileSync(join(root, 'docs', 'openapi.json'), 'utf8')) as unknown;
  assert.deepEqual(written, JSON.parse(JSON.stringify(openApi())));
});
