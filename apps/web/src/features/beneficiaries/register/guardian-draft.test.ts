import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyRecipient } from '../recipient-form/recipient.ts';
import { guardianDraft } from './guardian-draft.ts';
import { emptyDraft } from './request.ts';

const child = {
  ...emptyRecipient,
  name: 'Baby of Sarojini',
  village_id: '7',
  block_id: '3',
  mobile_number: '9700000011',
  mobile_repeated: '9700000011',
};

test('a guardian is begun with the name that was looked for and what is known of the family', () => {
  const { form } = guardianDraft(null, child, ' Sarojini ');
  assert.deepEqual(
    [form.name, form.village_id, form.block_id, form.mobile_number, form.mobile_repeated, form.gender],
    ['Sarojini', '7', '3', '9700000011', '9700000011', ''],
  );
  assert.equal(guardianDraft(null, child, 'सुनीता देवी').form.name, 'SUNITA DEVI');
  assert.equal(guardianDraft(null, child, '9700000011').form.name, '');
});

test('what was typed of the guardian before stays', () => {
  const typed = { ...emptyRecipient, name: 'Sarojni', dob: '1999-01-02', mobile_number: '9811111111' };
  const { form } = guardianDraft({ ...emptyDraft, form: typed }, child, '');
  assert.deepEqual([form.name, form.dob, form.mobile_number], ['Sarojni', '1999-01-02', '9811111111']);
});
