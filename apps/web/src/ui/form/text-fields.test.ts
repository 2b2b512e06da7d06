import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textFields } from './text-fields.ts';

type Change = Parameters<ReturnType<ReturnType<typeof textFields<{ mobile: string }>>>['onChange']>[0];
const typing = (value: string) => ({ currentTarget: { value } }) as Change;

test('a field has its value and what is refused of it under the name that refusals know', () => {
  const field = textFields({
    form: { mobile: '98', mark: 1 },
    put: () => undefined,
    errorOf: (path) => (path === 'mobile_number' ? 'too short' : undefined),
  });
  assert.equal(field('mobile').value, '98');
  assert.equal(field('mobile').error, undefined);
  assert.equal(field('mobile', { path: 'mobile_number' }).error, 'too short');
});

test('typing changes this field alone, as it is meant, and what was refused of it is no longer said', () => {
  const put: unknown[] = [];
  const cleared: string[] = [];
  const field = textFields({
    form: { mobile: '', name: 'ASHA' },
    put: (form) => put.push(form),
    errorOf: () => undefined,
    clear: (path) => cleared.push(path),
  });
  field('mobile', { path: 'mobile_number', read: (typed) => typed.replaceAll(' ', '') }).onChange(typing('98 76'));
  assert.deepEqual(put, [{ mobile: '9876', name: 'ASHA' }]);
  assert.deepEqual(cleared, ['mobile_number']);
});
