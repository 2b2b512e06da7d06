import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyRecipient } from '../recipient-form/recipient.ts';
import { alikeByRefusal, answerTo, isTelling, questionOf } from './alike-question.ts';

const form = {
  ...emptyRecipient,
  name: 'RADHA',
  dob: '2026-01-01',
  gender: '2',
  mobile_number: '9876543210',
};

test('a warning belongs to what is typed now: with any change of it, it is gone until the server was asked anew', () => {
  const sent = questionOf(form);
  assert.equal(answerTo(questionOf({ ...form }), sent, 'alike'), 'alike');
  const changes = [
    { name: 'RADHIKA' },
    { dob: '2026-01-02' },
    { gender: '1' },
    { guardian_name: 'RAM' },
    { mobile_number: '9876543211' },
    { photo_id_type: '12' },
    { photo_id_number: 'ABC1234567' },
  ];
  for (const change of changes)
    assert.equal(answerTo(questionOf({ ...form, ...change }), sent, 'alike'), undefined, JSON.stringify(change));
  assert.equal(answerTo(questionOf({ ...form, address: 'House 2' }), sent, 'alike'), 'alike', 'nothing else does');
});

test('asked by: an ID alone, a name of two letters with a birth or a mobile number', () => {
  const cases: [Partial<typeof form>, boolean][] = [
    [{}, true],
    [{ name: 'OM' }, true],
    [{ name: 'OM', mobile_number: '' }, true],
    [{ name: 'OM', dob: '' }, true],
    [{ name: 'OM', dob: '', mobile_number: '' }, false],
    [{ name: 'O' }, false],
    [{ name: '', photo_id_type: '6', photo_id_number: 'ABCDE1234F' }, true],
    [{ name: '', photo_id_type: '6' }, false],
  ];
  for (const [change, expected] of cases)
    assert.equal(isTelling(questionOf({ ...form, ...change })), expected, JSON.stringify(change));
});

test('what a refusal told counts until the form describes somebody else', () => {
  const alike = {
    code: 'BENREG0011',
    path: 'duplicate_overruled',
    values: { count: 2, beneficiary_ids: '1,2' },
  } as const;
  const taken = { code: 'BENREG0004', path: 'photo_id_number' } as const;
  const refused = { form, refusals: [alike, taken] };
  assert.deepEqual(alikeByRefusal(refused, { ...form, address: 'House 2' }), { ids: ['1', '2'], elsewhere: true });
  assert.deepEqual(alikeByRefusal({ form, refusals: [taken] }, form), { ids: [], elsewhere: true });
  assert.deepEqual(alikeByRefusal(refused, { ...form, name: 'RADHIKA' }), { ids: [], elsewhere: false });
  assert.deepEqual(alikeByRefusal(null, form), { ids: [], elsewhere: false });
});
