import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyRecipient, type Recipient, withChange } from '../recipient-form/recipient.ts';
import { beginGuardian, guardianRefusals, wholeGuardian } from './new-guardian.ts';
import { newReferenceNumber, type RegistrationDraft, requestOf, wholeDraft } from './request.ts';

const today = '2026-11-24';
const child = withChange(
  emptyRecipient,
  {
    name: 'BABY OF SAROJINI',
    gender: '2',
    dob: '2026-11-22',
    village_id: '7',
    mobile_number: '9700000011',
    mobile_repeated: '9700000011',
  },
  today,
);
const begun = beginGuardian(null, child, ' Sarojini ');
const aged = (birth_year: string, more: Partial<Recipient> = {}) => ({
  ...begun,
  form: { ...begun.form, birth_year, ...more },
});

test('a mother begins with the name or the other number that was looked for, and is a woman', () => {
  const table: [typed: string, name: string, reading: string, mobile: string][] = [
    [' Sarojini ', 'Sarojini', '', ''],
    ['सुनीता देवी', 'SUNITA DEVI', 'सुनीता देवी', ''],
    ['9700000011', '', '', ''],
    ['97000 00099', '', '', '9700000099'],
    ['', '', '', ''],
  ];
  for (const [typed, name, reading, mobile] of table) {
    const { form, open } = beginGuardian(null, child, typed);
    assert.deepEqual(
      [form.name, form.name_reading, form.mobile_number, form.gender, open],
      [name, reading, mobile, '2', true],
    );
  }
});

test('what was typed of her before stays, but for another name', () => {
  const closed = { ...aged('1999'), reason: 'Her sister', open: false };
  const again = beginGuardian(closed, child, '');
  assert.deepEqual([again.form.name, again.form.birth_year, again.reason], ['Sarojini', '1999', 'Her sister']);
  assert.equal(beginGuardian(closed, child, 'Radha').form.name, 'Radha');
});

test('village and number are the child’s; an age of two digits is a year; she is a citizen from 18 on', () => {
  const table: [typed: string, year: string, type: string][] = [
    ['24', '2002', '20'],
    ['2002', '2002', '20'],
    ['18', '2008', '20'],
    ['16', '2010', '22'],
    ['55', '1971', '20'],
    ['', '', ''],
  ];
  for (const [typed, year, type] of table) {
    const whole = wholeGuardian(aged(typed), child, today);
    assert.deepEqual([whole.birth_year, whole.ben_type_id], [year, type], typed);
    assert.deepEqual([whole.village_id, whole.mobile_number, whole.mobile_repeated], ['7', '9700000011', '9700000011']);
  }
  assert.equal(wholeGuardian(aged('24', { mobile_number: '9700000099' }), child, today).mobile_number, '9700000099');
});

test('what is wrong with her is said at her fields, what the child’s form says already is not', () => {
  const facts = { today, testNumbers: 'accepted', abha: 'sandbox', child } as const;
  const found = (guardian: typeof begun, of: Recipient = child) => {
    const form = wholeGuardian(guardian, of, today);
    const made = requestOf(
      { form, consent_at: '', reason: guardian.reason },
      {
        beneficiary_id: newReferenceNumber(new Uint32Array(13)),
        facility_id: 'F1',
        session_id: undefined,
        language: 'en',
        platform: 'App',
        captured_at: '2026-11-24T05:00:00.000Z',
        alike: guardian.form.name === 'ALIKE' ? ['12345678901236'] : [],
        elsewhere: false,
      },
    );
    return guardianRefusals(made, guardian, { ...facts, child: of })
      .map(({ code, path }) => `${code} ${path}`)
      .sort();
  };
  assert.deepEqual(found(aged('24')), []);
  assert.deepEqual(found(aged('', { name: '' })), ['FLDVAL0001 guardian.birth_year', 'FLDVAL0001 guardian.name']);
  assert.deepEqual(found(aged('2')), ['BENREG0003 guardian.guardian_ben_id', 'BENREG0008 guardian.birth_year']);
  assert.deepEqual(found(aged('16')), ['BENREG0003 guardian.guardian_ben_id']);
  assert.deepEqual(found(aged('24', { name: 'ALIKE' })), ['BENREG0012 guardian.reason']);
  assert.deepEqual(found(aged('24'), { ...child, mobile_number: '1', village_id: '' }), []);
  assert.deepEqual(found(aged('24', { mobile_number: '9' })), ['FLDVAL0007 guardian.mobile_number']);
  const older = withChange(child, { dob: '2016-01-01' }, today);
  assert.deepEqual(found(aged('20'), older), ['BENREG0008 guardian.birth_year']);
});

test('a form that an earlier version kept without a guardian has none', () => {
  const kept = { form: emptyRecipient, consent_at: '', reason: '' } as unknown as RegistrationDraft;
  assert.equal(wholeDraft(kept).guardian, null);
  assert.deepEqual(wholeDraft({ ...kept, guardian: begun }).guardian, begun);
});
