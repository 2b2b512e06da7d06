import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultPasswordPolicy, passwordRefusals } from '@teeka/domain/password';
import { generatedPassword } from './generated-password.ts';

test('a generated password keeps every policy and is another each time', () => {
  const made = Array.from({ length: 200 }, generatedPassword);
  assert.equal(new Set(made).size, 200);
  for (const password of made) assert.deepEqual(passwordRefusals(password, defaultPasswordPolicy), [], password);
});
