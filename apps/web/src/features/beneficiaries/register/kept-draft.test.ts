import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyRecipient, type Recipient, withChange } from '../recipient-form/recipient.ts';
import { emptyDraft, isBegun, normalRequest, type RegistrationDraft, requestOf, wholeDraft } from './request.ts';

const today = '2026-11-21';
const without = <Whole extends object>(whole: Whole, key: string): Whole => {
  const { ...left } = whole;
  Reflect.deleteProperty(left, key);
  return left;
};
const facts = {
  beneficiary_id: '12345678901236',
  facility_id: 'F1',
  session_id: undefined,
  language: 'en',
  platform: 'App',
  captured_at: '2026-11-21T05:00:00.000Z',
  alike: [],
  elsewhere: false,
} as const;
const typed: Partial<Recipient> = { name: 'RAM', gender: '1', dob: '1990-03-10' };

test('a registration that was kept without a field goes on with an empty one', () => {
  const filled: RegistrationDraft = { ...emptyDraft, form: withChange(emptyRecipient, typed, today) };
  for (const key of Object.keys(emptyRecipient)) {
    const empty = wholeDraft({ ...emptyDraft, form: without(emptyRecipient, key) });
    assert.equal(isBegun(empty), false, key);
    const { form, ...others } = wholeDraft({ ...filled, form: without(filled.form, key) });
    assert.deepEqual(form, { ...filled.form, [key]: emptyRecipient[key as keyof Recipient] });
    assert.doesNotThrow(() => normalRequest(requestOf({ form, ...others }, facts)), key);
  }
});
