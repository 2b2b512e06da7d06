import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getBeneficiaryByVaccinatorId } from '@teeka/contract/beneficiaries';
import { getBeneficiaryBySurveyor } from '@teeka/contract/beneficiaries/surveyor';
import { exportPreRegisteredBen } from '@teeka/contract/downloads';
import { groupReferenceNumber } from '@teeka/domain/identity';
import { whole } from '@teeka/words/whole';
import { sql } from 'kysely';
import readXlsx from 'read-excel-file/node';
import { build } from '../../platform/db/build.ts';
import { sessionDay } from '../../testing/session-day.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const day = await sessionDay(server);
const { today, places, site, user: nurse } = day;
const [colleague, supervisor, asha] = [
  await fixtures.user({ role: 'ANM', sites: [site], places }),
  await fixtures.user({ role: 'Supervisor', level: 'Block', places }),
  await fixtures.user({ role: 'ASHA', sites: [site], villages: [day.village], places }),
];

/** Somebody whom a worker registered today: in the own villages, or in one of the district beyond all of them. */
async function registered(user_id: string, village = day.village): Promise<string> {
  const person = await day.person({ village });
  await server.rows(
    sql`update beneficiary set created_by = ${user_id}::uuid, created_at = ${day.at()}
      where beneficiary_id = ${person}::bigint`.compile(build),
  );
  return person;
}

const elsewhere = (await fixtures.places()).villages[0] ?? 0;
const ofNurse = await registered(nurse.user_id);
// She comes to today's session of the site, though she lives beyond its villages: hers all the same.
const guest = await registered(nurse.user_id, elsewhere);
await day.list(guest, { session: await day.session(1) });
const ofColleague = await registered(colleague.user_id);
const ofSupervisor = await registered(supervisor.user_id);
await registered(supervisor.user_id, elsewhere);
const ofAsha = await registered(asha.user_id);

/** The sheets of a file: whom it has, and what it says of itself. */
async function sheetsOf(client: TestClient, filter: object) {
  const answer = await client.raw(exportPreRegisteredBen, { from_date: today, to_date: today, ...filter });
  assert.equal(answer.status, 200, answer.text.slice(0, 200));
  const [people, about] = await readXlsx(Buffer.from(answer.bytes));
  return { people: people?.data ?? [], about: about?.data ?? [] };
}

/** Who is in the file, as the server numbers them. */
async function fileOf(client: TestClient, filter: object): Promise<readonly string[]> {
  const [, ...rows] = (await sheetsOf(client, filter)).people;
  return rows.map(([number]) => String(number)).sort();
}

const numbers = (people: readonly { readonly beneficiary_id: string }[]) =>
  people.map(({ beneficiary_id }) => groupReferenceNumber(beneficiary_id)).sort();
const numbersOf = (...people: readonly string[]) => people.map(groupReferenceNumber).sort();

test('the file of whom one worker registered has the people whom the list shows, whoever asks for whom', async () => {
  const all = [ofNurse, ofColleague, ofSupervisor, ofAsha];
  const table: [string, typeof nurse, string | null, readonly string[]][] = [
    [
      'a surveyor of themselves: also whom they registered for a session from beyond',
      nurse,
      nurse.user_id,
      [ofNurse, guest],
    ],
    ['a surveyor of another: the own ones', nurse, colleague.user_id, [ofNurse, guest]],
    ['an ASHA of another: the own ones', asha, nurse.user_id, [ofAsha]],
    ['whoever answers for the place, of a surveyor: of its villages', supervisor, nurse.user_id, [ofNurse]],
    ['and of themselves: of its villages, too', supervisor, supervisor.user_id, [ofSupervisor]],
    ['and of all', supervisor, null, all],
  ];
  for (const [what, who, surveyor_id, expected] of table) {
    const client = await server.as(who);
    const shown = await client.ask(getBeneficiaryBySurveyor, { start_date: today, end_date: today, surveyor_id });
    assert.deepEqual(numbers(shown.data), numbersOf(...expected), what);
    assert.deepEqual(await fileOf(client, { surveyor_id }), numbersOf(...expected), `${what}: the file`);
  }
});

test('the list of the area, and whom of it one registered oneself, stay what they are', async () => {
  const client = await server.as(nurse);
  for (const mine of [false, true]) {
    const { data } = await client.ask(getBeneficiaryByVaccinatorId, { from_date: today, to_date: today, mine });
    assert.deepEqual(await fileOf(client, { mine }), numbers(data));
    assert.equal(data.length, mine ? 2 : 4);
  }
  assert.deepEqual(await fileOf(await server.as(asha), {}), numbersOf(ofAsha), 'an ASHA gets whom she registered');
});

test('a file of the own ones says so, though another worker was asked for', async () => {
  const { about } = await sheetsOf(await server.as(nurse), { surveyor_id: colleague.user_id });
  const [own] = await server.rows(
    sql<{ name: string }>`select display_name as name from app_user where user_id = ${nurse.user_id}::uuid`.compile(
      build,
    ),
  );
  const [, said] = about.find(([label]) => label === whole.en.downloads.registeredBy) ?? [];
  assert.equal(said, own?.name);
});
