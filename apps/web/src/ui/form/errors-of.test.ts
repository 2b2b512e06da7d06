import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorsOf } from './errors-of.ts';

test('refusals stand at their fields, the rest above the form', () => {
  const { byField, general } = errorsOf(
    [
      { code: 'USRPRF0013', path: 'newPassword' },
      { code: 'USRPRF0014', path: 'newPassword' },
      { code: 'USRAUT0012' },
      { code: 'FLDVAL0001', path: 'unknown' },
    ],
    ['newPassword', 'otp'],
  );
  assert.equal(byField.get('newPassword')?.code, 'USRPRF0013');
  assert.equal(byField.size, 1);
  assert.equal(general?.code, 'USRAUT0012');
});
