import assert from 'node:assert/strict';
import { test } from 'node:test';
import { updateBeneficiaryBasicDetails } from '@teeka/contract/beneficiaries';
import { detailFields, type EditFacts } from '@teeka/domain/beneficiaries';
import { emptyRecipient, type Recipient } from '../recipient-form/recipient.ts';
import { changedFields, editRequest, inForm, withEditChange, wrongInEdit } from './edit.ts';
import { type EditDraft, editedForm, type Seen, typedOver, wholeEdit, withoutChange } from './seen.ts';

const today = '2026-11-21';
const onRecord: Recipient = {
  ...emptyRecipient,
  name: 'SUNITA DEVI',
  gender: '2',
  dob: '1990-05-20',
  village_id: '7',
  mobile_number: '9876543210',
  ben_type_id: '20',
};
const seen: Seen = {
  form: onRecord,
  photoId: { type: '12', last4: '4567' },
  village: undefined,
  version: 3,
};
const context = {
  beneficiary_id: '12345678901236',
  version: 3,
  captured_at: '2026-11-21T05:00:00.000Z',
  read_out: true,
};
const facts = { today, testNumbers: 'accepted', abha: 'sandbox', birth: { today }, abhaLinked: false } as const;
const edited = (change: Partial<Recipient>, of = seen) =>
  updateBeneficiaryBasicDetails.request.parse(editRequest(of, { ...of.form, ...change }, context));
const wrong = (change: Partial<Recipient>, more: Partial<EditFacts> = {}) =>
  wrongInEdit(edited(change), { ...facts, ...more }).map(({ code, path }) => `${path} ${code}`);

test('only what differs is changed; an ID when another is begun or the one on record is removed', () => {
  const table: [Partial<Recipient>, string[]][] = [
    [{}, []],
    [{ name: 'SUNITA RANI' }, ['ben_name']],
    [{ dob: '1991-05-20' }, ['dob']],
    [{ dob_is_year: true, birth_year: '1990', dob: '1990-01-01' }, ['dob']],
    [{ photo_id_type: '6' }, ['photo_id_number']],
    [{ photo_id_type: '6', photo_id_number: 'ABCDE1234F' }, ['photo_id_number']],
    [{ photo_id_removed: true }, ['photo_id_number']],
    [{ block_id: '1002' }, []],
    [{ guardian_name: 'MOHAN LAL' }, ['guardian_name']],
    [{ guardian_ben_id: '12345678901236', guardian_name: 'RADHA' }, ['guardian_ben_id']],
  ];
  for (const [change, expected] of table)
    assert.deepEqual(changedFields(onRecord, { ...onRecord, ...change }), expected, JSON.stringify(change));
});

test('an edit is judged by the rules of the server, each sentence under the field in which it is typed', () => {
  const table: [Parameters<typeof wrong>, string[]][] = [
    [[{ name: 'SUNITA RANI' }], []],
    [[{ mobile_number: '1' }], ['mobile_number FLDVAL0007']],
    [[{ mobile_number: '9812345670' }, { members: { count: 10, max: 10 } }], ['mobile_number BENREG0001']],
    [[{ village_id: '' }], ['village_id FLDVAL0001']],
    [[{ photo_id_type: '6' }], ['photo_id_number FLDVAL0001']],
    [[{ photo_id_removed: true }], []],
    [[{ dob: '1919-12-31' }], ['dob DOBEDIT001']],
    [[{ dob: '1990-06-02' }, { birth: { today, firstDose: '1990-06-01' } }], ['dob DOBEDIT003']],
    [
      [{ dob: '1990-06-02' }, { birth: { today, within: { min: '1920-01-01', max: '1990-06-01' } } }],
      ['dob DOBEDIT002'],
    ],
    [
      [{ dob_is_year: true, birth_year: '1991', dob: '1991-01-01' }, { birth: { today, firstDose: '1990-06-01' } }],
      ['birth_year DOBEDIT003'],
    ],
  ];
  for (const [args, expected] of table) assert.deepEqual(wrong(...args), expected, JSON.stringify(args));
  assert.equal(inForm([{ code: 'FLDVAL0001', path: 'ben_name' }], { dob_is_year: false })[0]?.path, 'name');
});

test('an ID that is removed goes out as none; one that stays goes out as its kind', () => {
  const id = (change: Partial<Recipient>) => {
    const { photo_id_type, photo_id_number } = edited(change);
    return [photo_id_type, photo_id_number];
  };
  assert.deepEqual(id({ name: 'SUNITA RANI' }), [12, '']);
  assert.deepEqual(id({ photo_id_removed: true }), [null, '']);
  assert.deepEqual(id({ photo_id_type: '6', photo_id_number: 'abcde1234f' }), [6, 'ABCDE1234F']);
});

test("a student's card goes with a year of birth that has none (specification 2, section 4)", () => {
  const student: Seen = {
    ...seen,
    photoId: { type: '17', last4: '0042' },
    form: { ...onRecord, dob: '2012-05-20', ben_type_id: '22', guardian_ben_id: '1' },
  };
  const removed = (change: Partial<Recipient>, of = student) =>
    withEditChange(of, of.form, change, today).photo_id_removed;
  assert.equal(removed({ name: 'RANI' }), false);
  assert.equal(removed({ dob: '2011-05-20' }), false);
  assert.equal(removed({ dob: '1970-05-20' }), true);
  assert.equal(removed({ dob: '1970-05-20' }, seen), false);
});

test('a refused edit opens over the record as it is by now: what was typed stays, nothing else is put back', () => {
  const table: Partial<Recipient>[] = [
    { name: 'SUNITA RANI', address: 'House 9' },
    { dob_is_year: true, birth_year: '1991', dob: '1991-01-01' },
    { photo_id_removed: true },
    { photo_id_type: '6', photo_id_number: 'ABCDE1234F' },
    { mobile_number: '9812345670', village_id: '8' },
  ];
  const now = { ...seen, form: { ...onRecord, father_name: 'MOHAN', address: 'House 1' } };
  for (const change of table) {
    const request = edited(change);
    const form = typedOver(now.form, { ...onRecord, ...change }, onRecord);
    for (const [field, value] of Object.entries(change)) assert.equal(form[field as keyof Recipient], value, field);
    assert.equal(form.father_name, 'MOHAN');
    const again = editRequest(now, form, context);
    assert.deepEqual(again.changed.toSorted(), request.changed.toSorted(), JSON.stringify(change));
    assert.deepEqual(
      [again.ben_name, again.dob, again.photo_id_number],
      [request.ben_name, request.dob, request.photo_id_number],
    );
    assert.deepEqual(changedFields(now.form, withoutChange(form, now.form, again.changed)), []);
  }
});

test('an edit that was kept without a field takes it from the record, and does not say that it was changed', () => {
  const without = (form: Recipient, key: string): Recipient => {
    const { ...left } = form;
    Reflect.deleteProperty(left, key);
    return left;
  };
  const record = { ...onRecord, ...Object.fromEntries(detailFields.map((field) => [field, '1'])) };
  const now: Seen = { ...seen, form: record };
  for (const key of Object.keys(emptyRecipient)) {
    const form = without(record, key);
    const kept: [Seen | null, EditDraft][] = [
      [now, { form }],
      [now, { form, over: { ...seen, form } }],
      // Without network, of somebody who is not in the pack, the record is the one that was kept.
      [null, { form, over: { ...seen, form } }],
    ];
    for (const [at, draft] of kept) {
      const whole = wholeEdit(draft);
      const shown = at ?? whole.over ?? assert.fail();
      const request = editRequest(shown, editedForm(shown, whole), context);
      assert.deepEqual(request.changed, [], key);
      assert.equal(updateBeneficiaryBasicDetails.request.safeParse({ ...request, changed: ['address'] }).success, true);
    }
  }
});

test('the address of a linked health account is not the form’s to change, also where it was typed before it was linked', () => {
  const form = { ...onRecord, abha_address: 'sitadevi95@sbx' };
  const linked = { ...seen, form, abhaLinked: true };
  const typed = { ...onRecord, name: 'SUNITA RANI', abha_address: 'other.name@sbx' };
  const now = editedForm(linked, { form: typed, over: seen });
  assert.deepEqual([now.name, now.abha_address], ['SUNITA RANI', 'sitadevi95@sbx']);
  assert.deepEqual(changedFields(form, now), ['ben_name']);
  assert.equal(
    editedForm({ ...linked, abhaLinked: false }, { form: typed, over: seen }).abha_address,
    'other.name@sbx',
  );
  assert.deepEqual(wrong({ abha_address: 'other.name@sbx' }, { abhaLinked: true }), ['abha_address ABHACC0031']);
});
