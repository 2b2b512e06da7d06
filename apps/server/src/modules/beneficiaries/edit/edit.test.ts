import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as ben from '@teeka/contract/beneficiaries';
import { verifyManually } from '@teeka/contract/sessions';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { type EditBody, editBody, registrationBody } from '../../../testing/registration.ts';
import { testServer } from '../../../testing/test-server.ts';
import { twoAreas } from '../../../testing/two-areas.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const { places, site, elsewhere, phone, stranger } = await twoAreas(server);
const colleague = await server.as(await fixtures.user({ role: 'ANM', sites: [site], places }));
const [village = 0, otherVillage = 0] = places.villages;
const captured_at = '2026-03-16T08:58:00+05:30';

async function registered(change: Parameters<typeof registrationBody>[1] = {}): Promise<EditBody> {
  const body = registrationBody(site, { name: 'KAVERI', ...change });
  const answer = await phone.send(ben.registration, body);
  const values = answer.errors[0]?.values ?? {};
  const beneficiary_ids = String(values.beneficiary_ids ?? '').split(',');
  if (answer.status !== 200)
    await phone.ask(ben.registration, {
      ...body,
      duplicate_overruled: { beneficiary_ids, reason: 'not the same' },
    });
  return editBody(body);
}

const details = (beneficiary_id: string) => phone.ask(ben.getBeneficiaryDetails, { beneficiaryId: beneficiary_id });
const refusals = async (body: EditBody, by = phone) =>
  (await by.send(ben.updateBeneficiaryBasicDetails, body)).errors.map(({ code, path }) => `${path} ${code}`);
const dose = (beneficiary_id: string, given_on: string) =>
  server.rows(
    sql`
    insert into dose (beneficiary_id, dose_id, dose_code, given_on, captured_at, captured_by)
    values (${beneficiary_id}, ${uuidV7()}, 'BCG', ${given_on}, ${captured_at}, ${uuidV7()})`.compile(build),
  );

test('an edit changes what it names and nothing else; the history tells who, what and when', async () => {
  const body = await registered();
  const edit: EditBody = {
    ...body,
    ben_name: 'kaveri bai',
    address: 'IGNORED <b>',
    ben_mobile_number: '9833333333',
    photo_id_type: 12,
    photo_id_number: 'ABC1234567',
    changed: ['ben_name', 'ben_mobile_number', 'photo_id_number'],
  };
  assert.equal((await colleague.ask(ben.updateBeneficiaryBasicDetails, edit)).version, 2);
  const now = await details(body.beneficiary_id);
  assert.deepEqual(
    [now.ben_name, now.address, now.ben_mobile_number, now.photo_id_number, now.version],
    ['KAVERI BAI', '', '9833333333', 'XXXXXXXX4567', 2],
  );
  const byMobile = async (search_value: string) =>
    (await phone.ask(ben.getBeneficiaries, { search_value, flag: 0 })).beneficiaries.length;
  assert.deepEqual([await byMobile('9833333333'), await byMobile(body.ben_mobile_number)], [1, 0]);
  const { changes } = await phone.ask(ben.getBeneficiaryHistory, { beneficiary_id: body.beneficiary_id });
  assert.deepEqual(
    changes.map(({ field, old_value, new_value, changed_by_role }) => [field, old_value, new_value, changed_by_role]),
    [
      ['ben_mobile_number', `XXXXXX${body.ben_mobile_number.slice(-4)}`, 'XXXXXX3333', 'ANM'],
      ['ben_name', 'KAVERI', 'KAVERI BAI', 'ANM'],
      ['photo_id_number', '', '12:XXXXXX4567', 'ANM'],
    ],
  );
  const stored = await server.rows<{ text: string }>(
    sql<{ text: string }>`select c::text as text from beneficiary_change c`.compile(build),
  );
  assert.doesNotMatch(JSON.stringify(stored), /9833333333|ABC1234567/);
});

test('two people who changed different fields both win; of one field the second is told what stands there', async () => {
  const body = await registered();
  const renamed: EditBody = { ...body, ben_name: 'KAVERI RANI', changed: ['ben_name'] };
  const moved: EditBody = { ...body, address: 'House 9', changed: ['address'] };
  const versions = await Promise.all([
    phone.ask(ben.updateBeneficiaryBasicDetails, renamed),
    colleague.ask(ben.updateBeneficiaryBasicDetails, moved),
  ]);
  assert.deepEqual(versions.map(({ version }) => version).sort(), [2, 3]);
  const now = await details(body.beneficiary_id);
  assert.deepEqual([now.ben_name, now.address, now.version], ['KAVERI RANI', 'House 9', 3]);
  const late = await colleague.send(ben.updateBeneficiaryBasicDetails, {
    ...body,
    ben_name: 'KAVERI BAI',
    address: 'House 9',
    changed: ['ben_name', 'address'],
  });
  assert.deepEqual(
    late.errors.map(({ code, path, values }) => [code, path, values?.current, values?.version]),
    [['REQVAL0015', 'ben_name', 'KAVERI RANI', 3]],
  );
  const { changes } = await phone.ask(ben.getBeneficiaryHistory, { beneficiary_id: body.beneficiary_id });
  const theirs = changes.find(({ field }) => field === 'ben_name');
  assert.ok(theirs?.changed_by_name);
  const { by, at } = late.errors[0]?.values ?? {};
  assert.deepEqual([by, at], [theirs.changed_by_name, theirs.changed_at], 'who changed it and when');
  const seen: EditBody = { ...body, ben_name: 'KAVERI BAI', changed: ['ben_name'], version: 3 };
  assert.equal((await colleague.ask(ben.updateBeneficiaryBasicDetails, seen)).version, 4);
  assert.equal((await colleague.ask(ben.updateBeneficiaryBasicDetails, seen)).version, 4, 'already so');
});

test('the number of another in a conflict is masked', async () => {
  const body = await registered();
  const first: EditBody = { ...body, ben_mobile_number: '9844444444', changed: ['ben_mobile_number'] };
  await phone.ask(ben.updateBeneficiaryBasicDetails, first);
  const second = await colleague.send(ben.updateBeneficiaryBasicDetails, {
    ...first,
    ben_mobile_number: '9855555555',
  });
  const { current, version } = second.errors[0]?.values ?? {};
  assert.deepEqual([current, version], ['XXXXXX4444', 2]);
});

test('a date of birth keeps to the doses, silently refused', async () => {
  const body = await registered({ dob: '1990-05-20' });
  const { beneficiary_id } = body;
  await dose(beneficiary_id, '1990-06-01');
  assert.deepEqual(await phone.ask(ben.minmaxDateDOBEdit, { beneficiary_ref_id: beneficiary_id }), {
    min_date: '1920-01-01',
    max_date: '1990-06-01',
  });
  const born = (dob: string): EditBody => ({ ...body, dob, year: dob.slice(0, 4), changed: ['dob'] });
  assert.deepEqual(await refusals(born('1990-06-02')), ['dob DOBEDIT003']);
  assert.deepEqual(await refusals(born('1919-12-31')), ['dob DOBEDIT001']);
  assert.deepEqual(await refusals(born('1990-02-30')), ['dob FLDVAL0017']);
  assert.deepEqual(await refusals(born('1990-06-01')), []);
  const update = sql`update beneficiary set dob = '1991-01-01' where beneficiary_id = ${beneficiary_id}::bigint`;
  await assert.rejects(server.rows(update.compile(build)), /recorded dose/);
  const year: EditBody = {
    ...body,
    dob: '1989-01-01',
    year: '1989',
    dob_is_year: true,
    changed: ['dob'],
    version: 2,
  };
  assert.deepEqual(await refusals(year), []);
  const { dob, dob_is_year } = await details(beneficiary_id);
  assert.deepEqual([dob, dob_is_year], ['1989-01-01', true]);
});

test('read out, in the area, alive, and no ID of somebody else', async () => {
  const body = await registered({ photo_id_type: 12, photo_id_number: 'TAKEN12345' });
  const other = await registered();
  assert.deepEqual(await refusals({ ...body, read_out: false }), ['read_out BENDET0003']);
  assert.deepEqual(await refusals(body, stranger), ['beneficiary_id REQVAL0012']);
  assert.deepEqual(await refusals({ ...body, beneficiary_id: 'nonsense' }), ['beneficiary_id REQVAL0002']);
  const taken: EditBody = {
    ...other,
    photo_id_type: 12,
    photo_id_number: 'TAKEN12345',
    changed: ['photo_id_number'],
  };
  assert.deepEqual(await refusals(taken), ['photo_id_number BENREG0004']);
  const away: EditBody = { ...other, village_id: elsewhere.villages[0] ?? 0, changed: ['village_id'] };
  assert.deepEqual(await refusals(away), ['village_id REQVAL0012']);
  const unknown = { ...other, changed: ['version'] } as never;
  assert.deepEqual(await refusals(unknown), ['changed.0 REQVAL0002']);
  for (const call of [ben.minmaxDateDOBEdit, ben.getMinDateForDeclareDeath] as const)
    assert.deepEqual((await stranger.send(call, { beneficiary_ref_id: body.beneficiary_id })).codes, ['REQVAL0012']);
  const hidden = await stranger.send(ben.getBeneficiaryHistory, { beneficiary_id: body.beneficiary_id });
  assert.deepEqual(hidden.codes, ['REQVAL0012']);
});

test('who moves is found by name in the new village only', async () => {
  const body = await registered({ name: 'TULIKA' });
  await phone.ask(ben.updateBeneficiaryBasicDetails, {
    ...body,
    village_id: otherVillage,
    changed: ['village_id'],
  });
  const found = async (village_id: number) =>
    (await phone.ask(ben.searchByName, { name: 'tulika', village_id })).beneficiaries.length;
  assert.deepEqual([await found(village), await found(otherVillage)], [0, 1]);
});

test('a corrected birth is what the next registration is compared with', async () => {
  const body = await registered({ name: 'MANDAKINI', dob: '1971-02-03', guardian_name: 'RAGHAV' });
  await phone.ask(ben.updateBeneficiaryBasicDetails, {
    ...body,
    dob: '1991-02-03',
    year: '1991',
    changed: ['dob'],
  });
  const request = { name: 'मन्दाकिनी', dob: '1991-02-03', guardian_name: 'RAGHAV' };
  const { duplicates } = await phone.ask(ben.checkDuplicates, request);
  assert.deepEqual(
    duplicates.map(({ beneficiary_id }) => beneficiary_id),
    [body.beneficiary_id],
  );
});

test('the history is append-only', async () => {
  await assert.rejects(server.rows(sql`update beneficiary_change set field = 'x'`.compile(build)), /append-only/);
  await assert.rejects(server.rows(sql`delete from registration`.compile(build)), /append-only/);
});

test('a death: whose, from when, once; then nothing is edited any more', async () => {
  const adult = await registered({ name: 'PADMINI' });
  const mother = await registered({
    name: 'YAMINI',
    gender: 2,
    dob: '1998-01-01',
    ben_type_id: 21,
    lmp_date: '2025-12-01',
  });
  const { beneficiary_id } = mother;
  await dose(beneficiary_id, '2026-01-10');
  const declare = async (id: string, date_of_death: string, by = phone) =>
    (
      await by.send(ben.declareBenDeath, {
        beneficiary_ref_id: id,
        date_of_death,
        remarks: 'At home',
        captured_at,
      })
    ).codes;
  assert.deepEqual(await phone.ask(ben.getMinDateForDeclareDeath, { beneficiary_ref_id: beneficiary_id }), {
    min_date: '2026-01-10',
    max_date: '2026-03-16',
    allowed: true,
    deceased_on: null,
    withdrawable: false,
  });
  const late = await server.fixtures.person({
    village: site.villages[0] ?? 0,
    dob: '2020-03-10',
    ben_type_id: 22,
  });
  const { allowed } = await phone.ask(ben.getMinDateForDeclareDeath, { beneficiary_ref_id: late });
  assert.equal(allowed, true, 'five when it died, six when it is told');
  assert.deepEqual(await declare(late, '2026-03-10'), ['BENDET0007']);
  assert.deepEqual(await declare(late, '2026-03-09'), []);
  assert.deepEqual(await declare(adult.beneficiary_id, '2026-03-15'), ['BENDET0007']);
  assert.deepEqual(await declare(beneficiary_id, '2026-01-09'), ['FLDVAL0018']);
  assert.deepEqual(await declare(beneficiary_id, '2026-03-17'), ['FLDVAL0019']);
  assert.deepEqual(await declare(beneficiary_id, '2026-03-15', stranger), ['REQVAL0012']);
  assert.deepEqual(await declare(beneficiary_id, '2026-03-15'), []);
  assert.deepEqual(await declare(beneficiary_id, '2026-03-15', colleague), []);
  assert.deepEqual(await declare(beneficiary_id, '2026-03-14'), ['BENDET0002']);
  assert.equal((await details(beneficiary_id)).deceased_on, '2026-03-15');
  assert.deepEqual(await refusals({ ...mother, address: 'House 2' }), ['beneficiary_id BENDET0002']);
  const { changes } = await phone.ask(ben.getBeneficiaryHistory, { beneficiary_id });
  assert.deepEqual(
    changes.map(({ field, new_value, remarks }) => [field, new_value, remarks]),
    [['deceased_on', '2026-03-15', 'At home']],
  );
  const { beneficiaries } = await phone.ask(ben.searchByName, { name: 'yamini' });
  assert.equal(beneficiaries[0]?.deceased_on, '2026-03-15', 'a search says so');
});

test('the history tells who made sure who the person is', async () => {
  const { beneficiary_id } = await registered({ name: 'URMILA' });
  const session = await fixtures.session({ site, date: '2026-03-16', status: 1 });
  await fixtures.onRoster(session, beneficiary_id);
  const verify = {
    session_id: session,
    beneficiary_id,
    photo_id_type: null,
    details_confirmed: true as const,
  };
  await phone.ask(verifyManually, { ...verify, captured_at });
  const { verifications } = await phone.ask(ben.getBeneficiaryHistory, { beneficiary_id });
  assert.deepEqual(
    verifications.map(({ verification_method, date_of_session }) => [verification_method, date_of_session]),
    [['manual', '2026-03-16']],
  );
});
