import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mark, marksOf } from './required.ts';

test('a field is marked exactly when the rules refuse it empty', () => {
  const marks = marksOf([{ code: 'FLDVAL0001', path: 'reason' }, { code: 'USRAUT0012' }]);
  assert.deepEqual(marks('reason'), { withAsterisk: true, 'aria-required': true });
  assert.deepEqual(marks('note'), {});
});

test('what is seen as required is also heard as required', () => {
  assert.deepEqual(Object.keys(mark(true)), ['withAsterisk', 'aria-required']);
  assert.deepEqual(mark(false), {});
});
