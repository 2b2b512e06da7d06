import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getBeneficiaryDetails } from '@teeka/contract/beneficiaries';
import { getCaseDetailsOfBen } from '@teeka/contract/cases';
import { vaccinationsChart } from '@teeka/contract/vaccinations';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import type { UserWish } from '../../testing/fixtures.ts';
import { sessionDay } from '../../testing/session-day.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { fixtures } = server;

async function given(person: string, code: string, date: string): Promise<string> {
  const dose_id = uuidV7();
  await server.rows(
    sql`insert into dose (beneficiary_id, dose_id, dose_code, given_on, captured_at, captured_by)
      values (${person}::bigint, ${dose_id}, ${code}, ${date}, now(), ${day.user.user_id})`.compile(build),
  );
  return dose_id;
}

test('a person with the doses on record; voided ones are left out', async () => {
  const person = await day.person({ name: 'ANANYA', dob: '2026-01-01', mobile: '9876501234' });
  await given(person, 'OPV0', '2026-01-02');
  await given(person, 'BCG', '2026-01-01');
  const voided = await given(person, 'HEPB0', '2026-01-01');
  await server.rows(
    sql`insert into dose_void (beneficiary_id, dose_id, reason, voided_by, voided_at)
      values (${person}::bigint, ${voided}, 'x', ${day.user.user_id}, now())`.compile(build),
  );
  const details = await day.phone.ask(getBeneficiaryDetails, { beneficiaryId: person });
  assert.deepEqual(details.doses, [
    { dose_code: 'BCG', given_on: '2026-01-01' },
    { dose_code: 'OPV0', given_on: '2026-01-02' },
  ]);
  assert.deepEqual(
    [details.ben_name, details.dob, details.beneficiary_gender, details.ben_mobile_number, details.ben_type_id],
    ['ANANYA', '2026-01-01', 'Female', '9876501234', [3]],
  );
});

test('numbers do not travel in clear', async () => {
  const photo_id = { type: 6, number: 'ABCDE1234F' };
  const person = await day.person({ mobile: '9876501111', photo_id });
  const { text, reply } = await day.phone.send(getBeneficiaryDetails, { beneficiaryId: person });
  assert.deepEqual([reply.ben_mobile_number, reply.photo_id_number], ['9876501111', 'XXXXXXXX234F']);
  for (const clear of ['9876501111', '234F']) assert.ok(!text.includes(clear), clear);
});

test('of the family only those of the area are shown, each with a row of the audit', async () => {
  const [far = 0] = (await fixtures.places()).villages;
  const mother = await day.person({ name: 'RADHA', dob: '1995-01-01' });
  const child = await day.person({ guardian_id: mother });
  const near = await day.person({ guardian_id: mother, dob: '2024-01-01' });
  const elsewhere = await fixtures.person({ village: far, guardian_id: mother });
  const guest = await fixtures.person({ village: far, guardian_id: mother, dob: '2023-01-01' });
  await fixtures.onRoster(await day.session(1), guest);
  const linkedTo = async (beneficiaryId: string) =>
    (await day.phone.ask(getBeneficiaryDetails, { beneficiaryId })).linkedmembers.map(
      ({ beneficiary_id, relation }) => [beneficiary_id, relation],
    );
  const ofChild = [
    [mother, 'guardian'],
    [guest, 'sibling'],
    [near, 'sibling'],
  ];
  assert.deepEqual(await linkedTo(child), ofChild);
  const read = 'beneficiaries.getBeneficiaryDetails';
  for (const shown of [child, mother, near, guest]) assert.deepEqual(await day.audited(shown), [read]);
  assert.deepEqual(await day.audited(elsewhere), []);
  assert.equal(
    (await linkedTo(mother)).some(([id]) => id === elsewhere),
    false,
  );
  const orphan = await day.person({ guardian_id: elsewhere });
  assert.deepEqual(await linkedTo(orphan), []);
});

/** Each call that opens one person's record, with the field that names the person. */
const readings: readonly (readonly [string, string, (by: TestClient, person: string) => Promise<Answered>])[] = [
  [
    'beneficiaries.getBeneficiaryDetails',
    'beneficiaryId',
    (by, beneficiaryId) => by.send(getBeneficiaryDetails, { beneficiaryId }),
  ],
  [
    'vaccinations.vaccinationsChart',
    'beneficiary_ref_id',
    (by, beneficiary_ref_id) => by.send(vaccinationsChart, { beneficiary_ref_id }),
  ],
  [
    'cases.getCaseDetailsOfBen',
    'beneficiary_reference_id',
    (by, beneficiary_reference_id) => by.send(getCaseDetailsOfBen, { beneficiary_reference_id }),
  ],
];
interface Answered {
  readonly status: number;
  readonly codes: readonly string[];
  readonly errors: readonly { path: string }[];
}

for (const [name, field, read] of readings) {
  test(`${name}: who may read a person, and only who did leaves a row`, async () => {
    const other = await fixtures.site(day.places, { villages: day.places.villages.slice(1) });
    const elsewhere = await fixtures.places();
    const administrator = { role: 'District Administrator', level: 'District' } as const;
    const cases: [string, UserWish, boolean][] = [
      ['the vaccinator of the site', { sites: [day.site] }, true],
      ['a supervisor of the block', { role: 'Supervisor', level: 'Block', places: day.places }, true],
      ['the administrator of the district', { ...administrator, places: day.places }, true],
      ['a vaccinator of another site of the block', { sites: [other] }, false],
      ['a supervisor of another block', { role: 'Supervisor', level: 'Block', places: elsewhere }, false],
      ['the administrator of another district', { ...administrator, places: elsewhere }, false],
      ['an ANM without posting', { role: 'ANM' }, false],
    ];
    const person = await day.person();
    for (const [who, wish, may] of cases) {
      const answer = await read(await server.as(await fixtures.user(wish)), person);
      assert.deepEqual([answer.status, answer.codes], may ? [200, []] : [404, ['REQVAL0012']], who);
      if (!may) assert.equal(answer.errors[0]?.path, field);
    }
    assert.deepEqual(await day.audited(person), [name, name, name]);
  });

  test(`${name}: nobody behind the number`, async () => {
    for (const person of ['90000000000003', '0'])
      assert.deepEqual((await read(day.phone, person)).codes, ['REQVAL0012'], person);
    for (const person of ['x', '', '9'.repeat(30), '-1', '1e3'])
      assert.ok((await read(day.phone, person)).status < 500, person);
  });
}
