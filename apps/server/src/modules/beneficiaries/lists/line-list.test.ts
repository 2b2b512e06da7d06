import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getBeneficiaryByReportMod } from '@teeka/contract/beneficiaries';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const [home, away] = [await fixtures.places(), await fixtures.places()];
const ours = await fixtures.site(home);
const nurse = await fixtures.user({ role: 'ANM', sites: [ours], places: home });
const phone = await server.as(nurse);

test('line list: a case closed without being completed is pending; what was given elsewhere stands as its record does', async () => {
  const person = await fixtures.person({ village: home.villages[0] ?? 0, name: 'LINE' });
  const stranger = await fixtures.person({ village: away.villages[0] ?? 0, name: 'LINE' });
  await server.rows(
    sql`insert into material values (9001, 'LINE', 'LINE', 'Universal Immunization Programme', '{1}', '{BCG}')
      on conflict do nothing`.compile(build),
  );
  const reported = (of: string, status: number, at: string) =>
    server.rows(
      sql`insert into previous_vaccination (beneficiary_id, case_id, material_id, proof, status, reported_by, captured_at)
        values (${of}::bigint, ${uuidV7()}::uuid, 9001, 'card', ${status}::int,
          ${nurse.user_id}::uuid, ${at}::timestamptz)`.compile(build),
    );
  for (const status of [0, 1, 2, 3]) await reported(person, status, `2026-02-0${status + 1}T10:00:00+05:30`);
  await reported(stranger, 1, '2026-02-01T10:00:00+05:30');
  await server.rows(
    sql`insert into care_case (beneficiary_id, case_id, kind, material_category, status, session_site_id, opened_by, opened_at, closed_at)
      values (${person}::bigint, ${uuidV7()}::uuid, 'rabies', 'Others', 3, ${ours.session_site_id}::uuid, ${nurse.user_id}::uuid,
        '2026-02-05T10:00:00+05:30', '2026-02-05T11:00:00+05:30')`.compile(build),
  );
  const february = { from_date: '2026-02-01', to_date: '2026-02-10', sort: 'oldest' as const };
  const { data, total } = await phone.ask(getBeneficiaryByReportMod, february);
  assert.deepEqual(
    data.map((row) => [row.beneficiary_id, row.opened_on.slice(-1), row.status]),
    [0, 1, 2, 3].map((status) => [person, String(status + 1), status]).concat([[person, '5', 3]]),
  );
  assert.equal(total, 5);
});
