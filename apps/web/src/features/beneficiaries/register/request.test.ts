import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registration } from '@teeka/contract/beneficiaries';
import type { RegistrationFacts } from '@teeka/domain/beneficiaries';
import { isReferenceNumber } from '@teeka/domain/identity';
import { emptyRecipient, type Recipient, withChange } from '../recipient-form/recipient.ts';
import { newReferenceNumber, normalRequest, refusalsOf, requestOf } from './request.ts';
import { firstWrong, stepOfField } from './steps.ts';

const today = '2026-11-21';
const captured_at = '2026-11-21T05:00:00.000Z';
const number = newReferenceNumber(Uint32Array.from({ length: 13 }, (_, at) => at * 7919));
const facts = {
  beneficiary_id: number,
  facility_id: 'F1',
  session_id: undefined,
  language: 'en',
  platform: 'App' as const,
  captured_at,
  alike: [] as string[],
  elsewhere: false,
};
const man: Recipient = withChange(
  emptyRecipient,
  { name: ' ram kumar ', gender: '1', dob: '1990-03-10', village_id: '7', mobile_number: '98765 43210' },
  today,
);
const baby: Partial<Recipient> = { dob: '2026-11-10' };
const wrong = (
  change: Partial<Recipient>,
  more: Partial<typeof facts> = {},
  consent_at = captured_at,
  known: Partial<RegistrationFacts> = {},
) => {
  const draft = { form: withChange(man, change, today), consent_at, reason: '' };
  const request = requestOf(draft, { ...facts, ...more });
  return refusalsOf(request, { today, testNumbers: 'accepted', abha: 'sandbox', ...known }).map(
    ({ code, path }) => `${path} ${code}`,
  );
};

test('the number is made on the phone, with its check digit', () => {
  assert.equal(isReferenceNumber(number), true);
  assert.equal(isReferenceNumber(newReferenceNumber(new Uint32Array(13))), true);
});

test('the form is judged by the rules of the server, each sentence under its field', () => {
  const table: [Parameters<typeof wrong>, string[]][] = [
    [[{}], []],
    [[{ name: '' }], ['name FLDVAL0001']],
    [[{ village_id: '' }], ['village_id FLDVAL0001']],
    [[baby], ['guardian_ben_id BENREG0003']],
    [[{}, {}, ''], ['consent.version FLDVAL0001']],
    [[{}, { alike: [number] }], ['duplicate_overruled.reason BENREG0012']],
    [[{}, { elsewhere: true }], ['duplicate_overruled.reason BENREG0012']],
    [[{ abha_address: 'ramkumar90@abdm' }], ['abha_address IDPROF0021']],
  ];
  for (const [args, expected] of table) assert.deepEqual(wrong(...args), expected);
});

test('the limit of a mobile number and the ages of a special session are judged without network too', () => {
  const full = { members: { count: 10, max: 10 } };
  const young = { specialSession: { minAge: 0, maxAge: 20 * 365 } };
  const old: Partial<Recipient> = { dob_is_year: true, birth_year: '1990' };
  assert.deepEqual(wrong({}, {}, captured_at, full), ['mobile_number BENREG0001']);
  assert.deepEqual(wrong({}, {}, captured_at, young), ['dob FLDVAL0018']);
  assert.deepEqual(wrong(old, {}, captured_at, young), ['birth_year BENREG0002']);
});

test('where a village is looked for, and on what, is said; what only the form knows stays in it', () => {
  const draft = { form: { ...man, state_id: '9' }, consent_at: captured_at, reason: '' };
  const request = requestOf(draft, { ...facts, platform: 'Web' });
  assert.equal(request.platform, 'Web');
  assert.deepEqual(
    ['state_id', 'district_id', 'block_id', 'photo_id_removed'].filter((key) => key in request),
    [],
  );
});

test('what goes out is what the contract takes, trimmed and in capitals', () => {
  const draft = { form: man, consent_at: captured_at, reason: '' };
  const request = registration.request.parse(normalRequest(requestOf(draft, facts)));
  assert.deepEqual([request.name, request.mobile_number, request.dob], ['RAM KUMAR', '9876543210', '1990-03-10']);
});

test('something wrong leads to the first step that has it', () => {
  assert.equal(firstWrong([{ path: 'guardian_ben_id' }, { path: 'name' }]), 'person');
  assert.equal(firstWrong([]), undefined);
  assert.deepEqual(['photo_id_number', 'session_id'].map(stepOfField), ['details', 'consent']);
});

test('a photo ID on record elsewhere is overruled with a reason, though there is nobody to name', () => {
  const draft = { form: man, consent_at: captured_at, reason: 'His own card' };
  assert.deepEqual(requestOf(draft, { ...facts, elsewhere: true }).duplicate_overruled, {
    beneficiary_ids: [],
    reason: 'His own card',
  });
  assert.equal(requestOf(draft, facts).duplicate_overruled, null);
});
