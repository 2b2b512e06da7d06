import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountInput, nameInput } from './input-limits.ts';

test('a name takes 30 letters at most', () => {
  assert.equal(nameInput.maxLength, 30);
});

test('a weight takes digits of either script; what makes it less than nothing cannot be typed', () => {
  const { type, inputMode } = amountInput;
  assert.deepEqual({ type, inputMode }, { type: 'text', inputMode: 'decimal' });
  const table: [string, boolean][] = [
    ...['-', '+', 'e', 'E'].map((key): [string, boolean] => [key, true]),
    ...['0', '9', '.', ',', 'Backspace', 'Tab', 'Enter'].map((key): [string, boolean] => [key, false]),
  ];
  for (const [key, blocked] of table) {
    let prevented = false;
    amountInput.onKeyDown({
      key,
      preventDefault() {
        prevented = true;
      },
    });
    assert.equal(prevented, blocked, key);
  }
});
