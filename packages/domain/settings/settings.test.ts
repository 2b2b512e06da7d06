import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asksForUpdate, isNight, themeAt } from './index.ts';

test('an update is asked for only by a higher decimal number', () => {
  const table: [string | null, string, boolean][] = [
    ['1.1', '1.0', true],
    ['1.0', '1.0', false],
    ['1', '1.0', false],
    ['1.10', '1.9', false],
    ['2.0.1', '1.9', true],
    ['', '1.0', false],
    [null, '1.0', false],
    ['new', '1.0', false],
  ];
  for (const [header, installed, expected] of table)
    assert.equal(asksForUpdate(header, installed), expected, String(header));
});

test('night is from 21 to 7, and only where it is switched on', () => {
  assert.deepEqual([0, 7, 8, 20, 21, 23].map(isNight), [true, true, false, false, true, true]);
  assert.equal(themeAt(22, { theme: 'DEFAULT-THEME', autoNightMode: true }), 'BLACK-THEME');
  assert.equal(themeAt(22, { theme: 'DEFAULT-THEME', autoNightMode: false }), 'DEFAULT-THEME');
});
