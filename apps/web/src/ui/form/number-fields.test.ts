import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const source = join(import.meta.dirname, '../..');

test('no field for a number drops what is no digit of it: what was typed stays, and is told under it', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.ts'] });
  assert.ok(files.length > 500);
  const dropping = files.filter((path) =>
    /\bNumberInput\b|\btype=(["']|\{['"])number\b/.test(readFileSync(join(source, path), 'utf8')),
  );
  assert.deepEqual(dropping, [], 'use CountField, AmountField or ownDigits');
});
