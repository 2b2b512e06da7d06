import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyRecipient } from '../recipient-form/recipient.ts';
import { answerTo, questionOf } from './alike-question.ts';

const form = {
  ...emptyRecipient,
  name: 'RADHA',
  dob: '2026-01-01',
  gender: '2',
  mobile_number: '9876543210',
};

test('a warning belongs to what is typed now: with any change of it, it is gone until the server was asked anew', () => {
  const asked = questionOf(form);
  assert.equal(answerTo(questionOf({ ...form }), asked, 'alike'), 'alike');
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
    assert.equal(
      answerTo(questionOf({ ...form, ...change }), asked, 'alike'),
      undefined,
      JSON.stringify(change),
    );
  assert.equal(
    answerTo(questionOf({ ...form, address: 'House 2' }), asked, 'alike'),
    'alike',
    'nothing else does',
  );
});
