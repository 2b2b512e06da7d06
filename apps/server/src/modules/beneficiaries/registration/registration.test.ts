import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as ben from '@teeka/contract/beneficiaries';
import { sessionPack } from '@teeka/contract/pack';
import { groupReferenceNumber } from '@teeka/domain/identity';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { registrationBody } from '../../../testing/registration.ts';
import { testServer } from '../../../testing/test-server.ts';
import { twoAreas } from '../../../testing/two-areas.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const { places, site, elsewhere, otherSite, phone, stranger } = await twoAreas(server);
const colleague = await server.as(await fixtures.user({ role: 'ANM', sites: [site], places }));
const count = async (table: 'beneficiary' | 'audit' | 'registration', beneficiary_id: string) =>
  (
    await server.rows<{ n: number }>(
      sql<{
        n: number;
      }>`select count(*)::int as n from ${sql.table(table)} where beneficiary_id = ${beneficiary_id}::bigint`.compile(
        build,
      ),
    )
  )[0]?.n;
/** Names that nobody else in this test has. */
const names =
  'KAVERI TULSI BHAVNA CHITRA DAMINI FALGUNI HEMLATA JAMUNA LALITA NIRMALA PADMINI TARA VASUDHA YAMINI GODAVARI'.split(
    ' ',
  );
const name = () => names.shift() ?? assert.fail('no name left');

test('a person who is registered is found by number, name and list, with consent and author on record', async () => {
  const body = registrationBody(site, {
    name: name(),
    mobile_number: '98111 11111',
    photo_id_type: 12,
    photo_id_number: 'abc1234567',
    guardian_name: 'mohan lal',
    blood_group: 'A+ve',
  });
  const { beneficiary_id } = await phone.ask(ben.registration, body);
  assert.equal(beneficiary_id, body.beneficiary_id);
  const details = await phone.ask(ben.getBeneficiaryDetails, { beneficiaryId: beneficiary_id });
  assert.equal(details.ben_name, body.name);
  assert.equal(details.guardian_name, 'MOHAN LAL');
  assert.equal(details.blood_group, 'A+ve');
  assert.equal(details.photo_id_number, 'XXXXXXXX4567');
  assert.equal(details.version, 1);
  for (const search of [
    { search_value: '9811111111', flag: 0 as const },
    { search_value: beneficiary_id, flag: 1 as const },
    { search_value: 'ABC1234567', flag: 2 as const, photo_id_type_id: 12 },
  ]) {
    const found = await phone.ask(ben.getBeneficiaries, search);
    assert.deepEqual(
      found.beneficiaries.map((one) => one.beneficiary_id),
      [beneficiary_id],
    );
    assert.deepEqual((await stranger.ask(ben.getBeneficiaries, search)).beneficiaries, []);
  }
  const history = await phone.ask(ben.getBeneficiaryHistory, { beneficiary_id });
  assert.deepEqual(
    [history.registered?.consent_version, history.registered?.consent_language, history.registered?.on_site],
    ['1', 'hi', false],
  );
  assert.equal(await count('registration', beneficiary_id), 1);
  const [row] = await server.rows<{ text: string }>(
    sql<{
      text: string;
    }>`select b::text as text from beneficiary b where beneficiary_id = ${beneficiary_id}::bigint`.compile(build),
  );
  assert.doesNotMatch(row?.text ?? '', /9811111111|ABC1234567/);
  assert.doesNotMatch(server.logged(), /9811111111|ABC1234567|98111 11111/);
});

test('the same registration sent again, by the same or another key, is answered and stored once', async () => {
  const body = registrationBody(site, { name: name() });
  const key = '01890000-0000-7000-8000-000000000001';
  const first = await phone.send(ben.registration, body, { key });
  const again = await phone.send(ben.registration, body, { key });
  const otherKey = await phone.send(ben.registration, body);
  assert.deepEqual([first.status, again.status, otherKey.status], [200, 200, 200]);
  assert.equal(await count('beneficiary', body.beneficiary_id), 1);
  const other = await phone.send(ben.registration, { ...body, name: name() });
  assert.deepEqual(
    other.errors.map(({ code, path }) => `${path} ${code}`),
    ['beneficiary_id REQVAL0009'],
  );
  assert.equal((await colleague.send(ben.registration, body)).codes[0], 'REQVAL0009');
  const grouped = { ...body, beneficiary_id: groupReferenceNumber(body.beneficiary_id) };
  assert.equal((await colleague.send(ben.registration, grouped)).codes[0], 'REQVAL0009', 'the same number');
});

test('two phones at once: one number, one person', async () => {
  const body = registrationBody(site, { name: name() });
  const answers = await Promise.all(Array.from({ length: 6 }, () => phone.send(ben.registration, body)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200, 200, 200],
  );
  assert.equal(await count('beneficiary', body.beneficiary_id), 1);
});

test('a village, a facility or a guardian outside the area is not found', async () => {
  const mother = await fixtures.person({ village: elsewhere.villages[0] ?? 0, dob: '1995-01-01' });
  const child = { dob: '2025-06-01', ben_type_id: 23, guardian_ben_id: mother };
  const answer = await phone.send(
    ben.registration,
    registrationBody(site, {
      ...child,
      village_id: elsewhere.villages[0] ?? 0,
      facility_id: otherSite.facility_id,
    }),
  );
  assert.deepEqual(answer.errors.map(({ code, path }) => `${path} ${code}`).sort(), [
    'facility_id REQVAL0012',
    'guardian_ben_id REQVAL0012',
    'village_id REQVAL0012',
  ]);
});

test('a newborn takes the name of its guardian, and travels with it in the pack', async () => {
  const mother = registrationBody(site, { name: name(), dob: '1998-04-04' });
  await phone.ask(ben.registration, mother);
  const baby = registrationBody(site, {
    name: `BABY OF ${mother.name}`,
    gender: 1,
    dob: '2026-03-15',
    ben_type_id: 7008,
    guardian_ben_id: mother.beneficiary_id,
    mobile_number: mother.mobile_number,
    child_weight: 2.85,
    father_name: 'mohan lal',
  });
  await phone.ask(ben.registration, baby);
  const pack = await phone.ask(sessionPack, { session_site_id: site.session_site_id, since: '' });
  const packed = pack.people.find(({ beneficiary_id }) => beneficiary_id === baby.beneficiary_id);
  assert.deepEqual(
    [packed?.guardian_name, packed?.guardian_ben_id, packed?.father_name, packed?.dob_is_year],
    [mother.name, mother.beneficiary_id, 'MOHAN LAL', false],
  );
  const { linkedmembers } = await phone.ask(ben.getBeneficiaryDetails, {
    beneficiaryId: mother.beneficiary_id,
  });
  assert.deepEqual(
    linkedmembers.map(({ beneficiary_id, relation }) => [beneficiary_id, relation]),
    [[baby.beneficiary_id, 'child']],
  );
});

test('a duplicate in Hindi spelling is refused until it is overruled with a reason', async () => {
  const first = registrationBody(site, { name: 'SUNEETA DEVI', dob: '1991-07-07', guardian_name: 'RAMESH' });
  await phone.ask(ben.registration, first);
  const typing = { name: 'सुनीता देवी', dob: '1991-07-08', guardian_name: 'रमेश', gender: 2 };
  const { duplicates } = await colleague.ask(ben.checkDuplicates, typing);
  assert.deepEqual(
    duplicates.map(({ beneficiary_id, reasons }) => [beneficiary_id, reasons]),
    [[first.beneficiary_id, ['name-birth-guardian']]],
  );
  assert.deepEqual((await stranger.ask(ben.checkDuplicates, typing)).duplicates, []);
  const second = registrationBody(site, { name: 'SUNITA', dob: '1991-07-08', guardian_name: 'RAMESH' });
  const refused = await colleague.send(ben.registration, second);
  assert.deepEqual(
    refused.errors.map(({ code, path, values }) => [code, path, values]),
    [['BENREG0011', 'duplicate_overruled', { count: 1, beneficiary_ids: first.beneficiary_id }]],
  );
  const overruled = { beneficiary_ids: [first.beneficiary_id], reason: 'जुड़वाँ बहन' };
  assert.deepEqual(
    (
      await colleague.send(ben.registration, {
        ...second,
        duplicate_overruled: { ...overruled, reason: ' ' },
      })
    ).codes,
    ['BENREG0012'],
  );
  await colleague.ask(ben.registration, { ...second, duplicate_overruled: overruled });
  const { registered } = await phone.ask(ben.getBeneficiaryHistory, {
    beneficiary_id: second.beneficiary_id,
  });
  assert.deepEqual([registered?.overruled_reason, registered?.overruled_ids], ['जुड़वाँ बहन', [first.beneficiary_id]]);
});

test('the same photo ID: shown within the area, a bare fact from elsewhere', async () => {
  const photo_id = { type: 12, number: 'XYZ7654321' };
  await fixtures.person({ village: elsewhere.villages[0] ?? 0, name: 'UNKNOWN', photo_id });
  const body = registrationBody(site, { name: name(), photo_id_type: 12, photo_id_number: 'XYZ7654321' });
  const typing = { name: '', photo_id_type: 12, photo_id_number: 'xyz7654321' };
  const reply = await phone.ask(ben.checkDuplicates, typing);
  assert.deepEqual([reply.duplicates, reply.photo_id_elsewhere], [[], true]);
  assert.deepEqual((await phone.send(ben.registration, body)).codes, ['BENREG0004']);
  await phone.ask(ben.registration, {
    ...body,
    duplicate_overruled: { beneficiary_ids: [], reason: 'card seen' },
  });
  assert.deepEqual(
    (await phone.ask(ben.checkDuplicates, typing)).duplicates.map(({ reasons }) => reasons),
    [['photo-id']],
  );
});

test('the limit of a mobile number holds, however many register at once', async () => {
  await server.rows(build.insertInto('setting').values({ key_name: 'max_members_per_mobile', value: '3' }).compile());
  const family = ['KANCHAN', 'BIMLESH', 'TULIKA', 'JHARNA', 'GOMTI', 'PARUL'];
  const bodies = family.map((one, at) =>
    registrationBody(site, {
      name: one,
      mobile_number: '9822222222',
      dob: `19${60 + at * 5}-01-15`,
      gender: 2,
    }),
  );
  const answers = await Promise.all(bodies.map((body) => phone.send(ben.registration, body)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 3);
  const refused = answers.find(({ status }) => status !== 200);
  assert.deepEqual(
    refused?.errors.map(({ code, path, values }) => [code, path, values]),
    [['BENREG0001', 'mobile_number', { max: 3 }]],
  );
  const reply = await phone.ask(ben.checkDuplicates, { name: '', mobile_number: '9822222222' });
  assert.deepEqual([reply.members_on_mobile, reply.max_members_per_mobile], [3, 3]);
  await server.rows(build.deleteFrom('setting').where('key_name', '=', 'max_members_per_mobile').compile());
});

test('who may not register, and what cannot be: nothing is stored', async () => {
  const body = registrationBody(site, { name: name() });
  const assistant = await server.as(await fixtures.user({ role: 'Assistant', sites: [site], places }));
  assert.deepEqual((await assistant.send(ben.registration, body)).codes, ['REQVAL0011']);
  const early = { ...body, captured_at: '2026-03-16T12:00:00+05:30' };
  assert.deepEqual((await phone.send(ben.registration, early)).codes, ['SESDAY0015']);
  const categories = [{ beneficiary_type_category_id: 1 }, { verifiedUsing: 'Nothing' }];
  for (const wrong of categories)
    assert.deepEqual((await phone.send(ben.registration, { ...body, ...wrong } as never)).codes, ['REQVAL0002']);
  assert.equal(await count('beneficiary', body.beneficiary_id), 0);
});

test('types and IDs by age, social groups', async () => {
  const types = async (dob: string) =>
    (await phone.ask(ben.getBeneficieryTypeBasedOnAge, { dob })).beneficiary_types.map(({ id }) => id);
  assert.deepEqual(await types('2026-03-10'), [7008]);
  assert.deepEqual(await types('1990-01-01'), [20, 21]);
  const ofMan = await phone.ask(ben.getBeneficiaryTypeBasedOnAge, { dob: '1990-01-01', gender: 1 });
  assert.deepEqual(
    ofMan.beneficiary_types.map(({ id }) => id),
    [20],
  );
  assert.deepEqual((await phone.send(ben.getBeneficieryTypeBasedOnAge, { dob: '2026-02-29' })).codes, ['FLDVAL0017']);
  const all = (await phone.ask(ben.getIdProofTypes, {})).types.map(({ id }) => id);
  const child = (await phone.ask(ben.getIdProofBasedOnAge, { year: 2025 })).types.map(({ id }) => id);
  assert.ok(all.includes(12) && !child.includes(12) && child.includes(1));
  const reply = await phone.ask(ben.getPhotoIdsBasedOnAgeUIP, { year: '2025' });
  assert.deepEqual(
    reply.types.map(({ id }) => id),
    child,
  );
  const adults = async (ben_type_id: number) =>
    (await phone.ask(ben.getPhotoIdsBasedOnAgeUIP, { year: '2008', ben_type_id })).types.some(({ id }) => id === 12);
  assert.deepEqual([await adults(22), await adults(20)], [false, true], 'born 2008: still 17, or already 18');
  assert.deepEqual((await phone.send(ben.getIdProofBasedOnAge, { year: 1919 })).codes, ['FLDVAL0020']);
  assert.equal((await phone.ask(ben.getSocialgroups, {})).social_groups.length, 5);
});

test('nobody is registered into a village that was retired', async () => {
  const far = await fixtures.places(3);
  const there = await fixtures.site(far);
  const worker = await server.as(await fixtures.user({ role: 'ANM', sites: [there], places: far }));
  const last = there.villages.at(-1) ?? 0;
  await server.rows(
    sql`update location set valid_to = current_date where level = 'village' and code = ${last}`.compile(build),
  );
  const body = registrationBody(there, { name: 'SAROJ', village_id: last });
  const { status, errors } = await worker.send(ben.registration, body);
  assert.deepEqual([status, errors.map(({ code, path }) => `${path} ${code}`)], [404, ['village_id REQVAL0012']]);
  assert.equal(await count('beneficiary', body.beneficiary_id), 0);
});
