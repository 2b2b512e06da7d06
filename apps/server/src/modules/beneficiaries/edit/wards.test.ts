import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as ben from '@teeka/contract/beneficiaries';
import { sessionPack } from '@teeka/contract/pack';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { editBody, type RegistrationBody, registrationBody } from '../../../testing/registration.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const places = await fixtures.places();
const site = await fixtures.site(places);
const phone = await server.as(await fixtures.user({ sites: [site], places }));
const details = (beneficiaryId: string) => phone.ask(ben.getBeneficiaryDetails, { beneficiaryId });
async function registered(change: Partial<RegistrationBody>) {
  const body = registrationBody(site, change);
  await phone.ask(ben.registration, body);
  return editBody(body);
}

test('a guardian who is renamed has the new name with the children, and in their history and packs', async () => {
  const mother = await registered({ name: 'JAMUNA', gender: 2, dob: '1998-04-04' });
  const guardian_ben_id = mother.beneficiary_id;
  const child = { dob: '2025-06-01', ben_type_id: 23, guardian_ben_id };
  const [elder, younger] = [
    await registered({ name: 'FALGUNI', ...child }),
    await registered({ name: 'HEMLATA', ...child, dob: '2025-08-01' }),
  ];
  const session_site_id = site.session_site_id;
  const { cursor } = await phone.ask(sessionPack, { session_site_id });
  await phone.ask(ben.updateBeneficiaryBasicDetails, {
    ...mother,
    ben_name: 'JAMUNA RANI',
    changed: ['ben_name'],
  });
  const pack = await phone.ask(sessionPack, { session_site_id, since: cursor });
  for (const { beneficiary_id } of [elder, younger]) {
    const { guardian_name, version } = await details(beneficiary_id);
    assert.deepEqual([guardian_name, version], ['JAMUNA RANI', 2]);
    const packed = pack.people.find((one) => one.beneficiary_id === beneficiary_id);
    assert.deepEqual([packed?.guardian_name, packed?.version], ['JAMUNA RANI', 2]);
    const { changes } = await phone.ask(ben.getBeneficiaryHistory, { beneficiary_id });
    assert.deepEqual(
      changes.map(({ field, old_value, new_value }) => [field, old_value, new_value]),
      [['guardian_name', 'JAMUNA', 'JAMUNA RANI']],
    );
  }
  await phone.ask(ben.updateBeneficiaryBasicDetails, {
    ...mother,
    address: 'House 4',
    changed: ['address'],
    version: 2,
  });
  assert.equal((await details(elder.beneficiary_id)).version, 2);
});

test('a ward who has moved to another area keeps the record that stands there', async () => {
  const away = await fixtures.places();
  const there = await server.as(await fixtures.user({ sites: [await fixtures.site(away)], places: away }));
  const mother = await registered({ name: 'KALINDI', gender: 2, dob: '1997-07-07' });
  const child = {
    dob: '2025-05-01',
    ben_type_id: 23,
    guardian_ben_id: mother.beneficiary_id,
  };
  const here = await registered({ name: 'MEENAL', ...child });
  const moved = await registered({ name: 'TRILOK', ...child, dob: '2025-07-01' });
  await server.rows(
    build
      .updateTable('beneficiary')
      .set({ village_code: away.villages[0] ?? 0 })
      .where('beneficiary_id', '=', sql<string>`${moved.beneficiary_id}::bigint`)
      .compile(),
  );
  await phone.ask(ben.updateBeneficiaryBasicDetails, {
    ...mother,
    ben_name: 'KALINDI BAI',
    changed: ['ben_name'],
  });
  assert.equal((await details(here.beneficiary_id)).guardian_name, 'KALINDI BAI');
  const { guardian_name, version } = await there.ask(ben.getBeneficiaryDetails, {
    beneficiaryId: moved.beneficiary_id,
  });
  assert.deepEqual([guardian_name, version], ['KALINDI', 1]);
});
