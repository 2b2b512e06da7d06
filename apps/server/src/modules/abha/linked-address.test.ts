import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as abha from '@teeka/contract/abha';
import { getBeneficiaryDetails, registration, updateBeneficiaryBasicDetails } from '@teeka/contract/beneficiaries';
import { fieldRow } from '@teeka/domain/beneficiaries';
import { registrationBody } from '../../testing/registration.ts';
import { abhaDesk } from './testing/abha-desk.ts';

const { server, day, phone, somebody, enrolled } = await abhaDesk();
const at = () => new Date(server.clock.clock().instant.getTime()).toISOString();

/** An edit that a phone made over the record as it saw it, with these fields of it. */
async function edit(beneficiary_id: string, change: object, version?: number) {
  const seen = await phone.ask(getBeneficiaryDetails, { beneficiaryId: beneficiary_id });
  return phone.send(updateBeneficiaryBasicDetails, {
    ...{ beneficiary_id, ben_name: seen.ben_name, address: seen.address, dob: seen.dob, year: seen.dob.slice(0, 4) },
    ...{ beneficiary_gender: 2, ben_mobile_number: '', ben_type_id: 20, photo_id_type: null, photo_id_number: '' },
    ...{ is_update: true, read_out: true, captured_at: at(), version: version ?? seen.version },
    changed: Object.keys(change),
    ...change,
  } as never);
}
const refused = async (...of: Parameters<typeof edit>) =>
  (await edit(...of)).errors.map(({ code, path }) => `${path} ${code}`);
const addressOf = async (beneficiaryId: string) =>
  (await phone.ask(getBeneficiaryDetails, { beneficiaryId })).abha_address;

test('the address of a linked account is changed by no edit; others of the same record are, and unlinking frees it', async () => {
  const who = await somebody();
  const { beneficiary_id } = who;
  assert.deepEqual(await refused(beneficiary_id, { abha_address: 'before.link@sbx' }), [], 'while nothing is linked');
  const { ticket, profile } = await enrolled(who);
  await phone.ask(abha.linkAbha, { beneficiary_id, ticket });
  const own = profile.abha_address;
  assert.equal(await addressOf(beneficiary_id), own);
  for (const abha_address of ['other.name@sbx', '', 'x'])
    assert.deepEqual(await refused(beneficiary_id, { abha_address }), ['abha_address ABHACC0031'], abha_address);
  assert.deepEqual(await refused(beneficiary_id, { abha_address: own }), [], 'the same once more changes nothing');
  const both = { address: 'House 9', abha_address: 'other.name@sbx' };
  assert.deepEqual(await refused(beneficiary_id, both), ['abha_address ABHACC0031']);
  assert.deepEqual(await refused(beneficiary_id, { address: 'House 9' }), []);
  assert.equal(await addressOf(beneficiary_id), own);
  await phone.ask(abha.unlinkAbha, { beneficiary_id, reason: 'Linked with the wrong sister' });
  assert.deepEqual(await refused(beneficiary_id, { abha_address: 'other.name@sbx' }), []);
  assert.equal(await addressOf(beneficiary_id), 'other.name@sbx');
});

test('an edit made before the account was linked, and sent after it, meets no choice of two values: the address is the account’s', async () => {
  const who = await somebody();
  const { beneficiary_id } = who;
  const { version } = await phone.ask(getBeneficiaryDetails, { beneficiaryId: beneficiary_id });
  const { ticket } = await enrolled(who);
  await phone.ask(abha.linkAbha, { beneficiary_id, ticket });
  assert.deepEqual(await refused(beneficiary_id, { abha_address: 'typed.before@sbx' }, version), [
    'abha_address ABHACC0031',
  ]);
  // Beside it a detail that a colleague changed meanwhile: of that one the worker chooses.
  assert.deepEqual(await refused(beneficiary_id, { address: 'House 1' }), []);
  const stale = { address: 'House 2', abha_address: 'typed.before@sbx' };
  assert.deepEqual(await refused(beneficiary_id, stale, version), ['address REQVAL0015', 'abha_address ABHACC0031']);
  const { version: now } = await phone.ask(getBeneficiaryDetails, { beneficiaryId: beneficiary_id });
  assert.deepEqual(await refused(beneficiary_id, stale, now), ['abha_address ABHACC0031']);
});

test('who is registered once more under the same number brings no address either', async () => {
  const who = await somebody();
  const { beneficiary_id } = who;
  const { ticket, profile } = await enrolled(who);
  await phone.ask(abha.linkAbha, { beneficiary_id, ticket });
  const again = registrationBody(day.site, { beneficiary_id, abha_address: 'other.name@sbx' });
  assert.deepEqual((await phone.send(registration, again)).codes, ['REQVAL0009']);
  assert.equal(await addressOf(beneficiary_id), profile.abha_address);
  assert.equal(fieldRow('abha_address').imported, undefined, 'and a file of people has no column for one');
});
