import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as ben from '@teeka/contract/beneficiaries';
import { roles } from '@teeka/contract/roles';
import { householdFields, isSensitive } from '@teeka/domain/beneficiaries';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { type EditBody, editBody, registrationBody } from '../../../testing/registration.ts';
import { testServer } from '../../../testing/test-server.ts';
import { twoAreas } from '../../../testing/two-areas.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const { places, site, phone } = await twoAreas(server);

const filled = {
  rch_id: '123456789012',
  mobile_owner: 'Husband',
  pin_code: '243601',
  poverty_line: 'BPL',
  worker_category: 'Front line worker',
  social_group: 'Scheduled Caste',
  religion: 'Buddhist',
  caste: 'जाटव',
};
const empty = {
  rch_id: '',
  mobile_owner: '',
  pin_code: '',
  poverty_line: '',
  worker_category: '',
  social_group: '',
  religion: '',
  caste: '',
};

const ofHousehold = (record: Partial<Record<string, unknown>>) =>
  Object.fromEntries(householdFields.map((field) => [field, record[field]]));
const details = (beneficiaryId: string, by = phone) => by.ask(ben.getBeneficiaryDetails, { beneficiaryId });

let made = 0;
async function registered(fields: Partial<typeof filled> = {}): Promise<EditBody> {
  made++;
  const name = `HOUSE ${'ABCDEFGH'.charAt(made)}`;
  const body = registrationBody(site, { name, mobile_number: `981111111${made}`, ...fields });
  const answer = await phone.send(ben.registration, body);
  if (answer.status !== 200) assert.fail(answer.text);
  return editBody(body);
}

test('a registration may leave the household out, and an edit fills it in and empties it', async () => {
  const body = await registered();
  assert.deepEqual(ofHousehold(await details(body.beneficiary_id)), empty);
  const edit: EditBody = { ...body, ...filled, changed: [...householdFields] };
  assert.equal((await phone.ask(ben.updateBeneficiaryBasicDetails, edit)).version, 2);
  assert.deepEqual(ofHousehold(await details(body.beneficiary_id)), filled);
  await phone.ask(ben.updateBeneficiaryBasicDetails, { ...edit, ...empty, version: 2 });
  assert.deepEqual(ofHousehold(await details(body.beneficiary_id)), empty);
});

test('an edit may change all that there is at once', async () => {
  const body = await registered();
  const all: EditBody = {
    ...body,
    ...filled,
    photo_id_type: 12,
    photo_id_number: 'HSE1234567',
    changed: [...ben.namesInEdit],
  };
  const { errors } = await phone.send(ben.updateBeneficiaryBasicDetails, all);
  assert.ok(
    errors.every(({ path }) => path !== 'changed'),
    JSON.stringify(errors),
  );
});

test('an edit refuses at the field what a registration refuses there', async () => {
  const body = await registered();
  const wrong = { rch_id: '12A', mobile_owner: 'Wife', pin_code: '0', poverty_line: 'X', social_group: 'OBC' };
  const edit: EditBody = {
    ...body,
    ...wrong,
    religion: 'None',
    caste: '<b>',
    changed: [...householdFields],
  };
  const { errors } = await phone.send(ben.updateBeneficiaryBasicDetails, edit);
  assert.deepEqual(Object.fromEntries(errors.map(({ code, path }) => [path, code])), {
    rch_id: 'FLDVAL0006',
    mobile_owner: 'FLDVAL0029',
    pin_code: 'FLDVAL0012',
    poverty_line: 'FLDVAL0029',
    social_group: 'FLDVAL0029',
    religion: 'FLDVAL0029',
    caste: 'FLDVAL0003',
  });
});

test('religion and caste are read by those alone who may change them', async () => {
  const { beneficiary_id } = await registered(filled);
  const hidden = { ...filled, social_group: '', religion: '', caste: '' };
  const readers = roles.filter((role) => ben.getBeneficiaryDetails.access.includes(role));
  assert.ok(readers.length > 4);
  for (const role of readers) {
    const reader = await server.as(await fixtures.user({ role, sites: [site], places }));
    const seen = role === 'Vaccinator' || role === 'ANM' ? filled : hidden;
    assert.deepEqual(ofHousehold(await details(beneficiary_id, reader)), seen, role);
  }
});

test('what was sensitive is neither in the history nor in the audit log once it is taken off', async () => {
  const body = await registered(filled);
  const { beneficiary_id } = body;
  const changed = [...householdFields];
  await phone.ask(ben.updateBeneficiaryBasicDetails, { ...body, ...empty, changed });
  const { changes } = await phone.ask(ben.getBeneficiaryHistory, { beneficiary_id });
  for (const field of householdFields) {
    const change = changes.find((one) => one.field === field) ?? assert.fail(field);
    assert.equal(change.old_value, isSensitive(field) ? '' : filled[field as keyof typeof filled], field);
    assert.equal(change.new_value, '');
  }
  const kept = await server.rows<{ line: string }>(
    sql`
    select c::text as line from beneficiary_change c where c.beneficiary_id = ${beneficiary_id}
    union all select b::text from beneficiary b where b.beneficiary_id = ${beneficiary_id}
    union all select a::text from audit a`.compile(build),
  );
  assert.ok(kept.length > 7);
  for (const { line } of kept)
    for (const field of householdFields.filter(isSensitive))
      assert.ok(!line.includes(filled[field as keyof typeof filled]), `${field}: ${line}`);
  assert.ok(!server.logged().includes(filled.caste));
});
