import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findChromium } from './find-chromium.ts';

test('CHROMIUM_PATH wins over every installed browser', async () => {
  const before = process.env.CHROMIUM_PATH;
  process.env.CHROMIUM_PATH = '/opt/a browser/chrome';
  try {
    assert.equal((await findChromium()).executablePath, '/opt/a browser/chrome');
  } finally {
    if (before === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = before;
  }
});
