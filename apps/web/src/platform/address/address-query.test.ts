import assert from 'node:assert/strict';
import { test } from 'node:test';
import { queryOf } from './address-query.ts';

const said = {
  correct: '01890000-0000-7000-8000-000000000001',
  form: 'visit',
  care: 'rabies',
  step: 'family',
  died: '2026-11-20',
  report: '01890000-0000-7000-8000-000000000002',
  again: '01890000-0000-7000-8000-000000000004',
  receive: 103,
  unfit: '01890000-0000-7000-8000-000000000003',
};

test('what one page tells another is read as it was written, and nothing besides', () => {
  assert.deepEqual(queryOf({ ...said, opened: 3, part: 'block-1' }), said);
  assert.deepEqual(queryOf({ receive: 0, died: undefined }), { receive: 0 });
  assert.deepEqual(queryOf({ died: '' }), { died: '' });
  assert.deepEqual(queryOf({}), {});
});

test('what somebody else wrote there is as though nothing were said', () => {
  const foreign = [{}, [], { length: 1, split: 1 }, null, true, ['2026-11-20', 'visit'], '<svg onload=alert(1)>'];
  for (const value of foreign)
    assert.deepEqual(queryOf(Object.fromEntries(Object.keys(said).map((name) => [name, value]))), {}, String(value));
  assert.deepEqual(queryOf({ correct: '', step: '', died: '2026-02-30', receive: -1, unfit: 'x'.repeat(3000) }), {});
});
