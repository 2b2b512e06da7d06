import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupReferenceNumber, makeReferenceNumber } from '../identity/index.ts';
import { fieldValues, goodRegistration, registrationWith, valuesToday } from '../testing/field-values.ts';
import { type RegistrationFacts, registrationRefusals } from './index.ts';

const facts: RegistrationFacts = { today: valuesToday, testNumbers: 'accepted', abha: 'sandbox' };
const guardian = makeReferenceNumber('1234567890123');
const unknown = makeReferenceNumber('9999999999999');

test('at least 400 values, each with the same verdict wherever it is judged', () => {
  assert.ok(fieldValues.length >= 400, String(fieldValues.length));
  for (const [nth, value] of fieldValues.entries()) {
    const input = registrationWith(value, nth, guardian);
    const known = input.guardian_ben_id === unknown ? null : { dob: '1985-01-01' };
    const refusals = registrationRefusals(input, { ...facts, guardian: known });
    const code = refusals.find(({ path }) => path === value.path)?.code ?? 'ok';
    assert.equal(code, value.code, `${value.path} ${JSON.stringify(value.value)} ${JSON.stringify(refusals)}`);
    if (value.code === 'ok') assert.deepEqual(refusals, [], `${value.path} ${JSON.stringify(value.value)}`);
  }
});

test('one refusal a field, all fields at once', () => {
  const wrong = {
    ...goodRegistration(1),
    name: '1',
    gender: 0,
    dob: 'x',
    mobile_number: '1',
    address: '<b>',
  };
  const paths = registrationRefusals(wrong, facts).map(({ path }) => path);
  assert.deepEqual(paths, ['name', 'gender', 'dob', 'mobile_number', 'address']);
});

test('a number that has as many members as it may', () => {
  const members = { count: 10, max: 10 };
  const [refusal] = registrationRefusals(goodRegistration(1), { ...facts, members });
  assert.deepEqual(refusal, { code: 'BENREG0001', path: 'mobile_number', values: { max: 10 } });
  assert.deepEqual(registrationRefusals(goodRegistration(1), { ...facts, members: { count: 9, max: 10 } }), []);
});

test('a special session takes births by their days before today, and a year that has such a day', () => {
  const specialSession = { minAge: 10, maxAge: 30 };
  const of = (birth: object) =>
    registrationRefusals(
      { ...goodRegistration(1), ...birth, guardian_ben_id: guardian },
      { ...facts, specialSession },
    ).map(({ code, path }) => `${path} ${code}`);
  assert.deepEqual(of({ dob: '2026-02-20', ben_type_id: 7008 }), []);
  assert.deepEqual(of({ dob: '2026-02-13', ben_type_id: 23 }), ['dob FLDVAL0018']);
  assert.deepEqual(of({ dob: '2026-03-07', ben_type_id: 7008 }), ['dob FLDVAL0019']);
  const year = { dob_is_year: true, birth_year: '2025', dob: '2025-01-01', ben_type_id: 23 };
  assert.deepEqual(of(year), ['birth_year BENREG0002']);
});

test('a guardian is 12 years older and somebody else', () => {
  const child = { ...goodRegistration(1), dob: '2025-06-01', ben_type_id: 23, guardian_ben_id: guardian };
  const codes = (input: typeof child, dob: string) =>
    registrationRefusals(input, { ...facts, guardian: { dob } }).map(({ code }) => code);
  assert.deepEqual(codes(child, '2013-06-01'), []);
  assert.deepEqual(codes(child, '2013-06-02'), ['BENREG0008']);
  for (const itself of [child.beneficiary_id, groupReferenceNumber(child.beneficiary_id)]) {
    assert.deepEqual(codes({ ...child, guardian_ben_id: itself }, '1990-01-01'), ['FLDVAL0029']);
    assert.deepEqual(codes({ ...child, beneficiary_id: itself, guardian_ben_id: child.beneficiary_id }, '1990-01-01'), [
      'FLDVAL0029',
    ]);
  }
  assert.deepEqual(registrationRefusals(child, facts), [], 'a phone that does not know the guardian');
});

test('production refuses test Aadhaar numbers and the sandbox suffix', () => {
  const input = {
    ...goodRegistration(1),
    photo_id_type: 1,
    photo_id_number: '999941005707',
    abha_address: 'demo.user1@sbx',
  };
  assert.deepEqual(
    registrationRefusals(input, { ...facts, testNumbers: 'refused', abha: 'production' }).map(({ code }) => code),
    ['IDPROF0005', 'IDPROF0021'],
  );
});
