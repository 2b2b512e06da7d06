import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getBeneficiaryByReportMod } from '@teeka/contract/beneficiaries';
import { exportBeneficiaryLineListing, getBeneficiaryCsvByReportMod } from '@teeka/contract/downloads';
import { sql } from 'kysely';
import readXlsx from 'read-excel-file/node';
import { build } from '../../../platform/db/build.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const [home, away] = [await fixtures.places(2), await fixtures.places()];
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

test('an officer has the line list of the own area and of nobody else’s, of one village, of one mode; as files, too', async () => {
  const [here = 0, there = 0] = home.villages;
  const [one, other] = [
    await fixtures.person({ village: here, name: 'HERE', mobile: '9811112222' }),
    await fixtures.person({ village: there, name: 'THERE' }),
  ];
  const begun = (of: string, site = ours) =>
    server.rows(
      sql`insert into care_case (beneficiary_id, case_id, kind, material_category, status, session_site_id, opened_by, opened_at)
        values (${of}::bigint, ${uuidV7()}::uuid, 'rabies', 'Others', 1, ${site.session_site_id}::uuid, ${nurse.user_id}::uuid,
          '2026-01-05T10:00:00+05:30')`.compile(build),
    );
  await begun(one);
  await begun(other);
  await server.rows(
    sql`insert into previous_vaccination (beneficiary_id, case_id, material_id, proof, status, reported_by, captured_at)
      values (${one}::bigint, ${uuidV7()}::uuid, 9001, 'card', 1, ${nurse.user_id}::uuid, '2026-01-06T10:00:00+05:30')`.compile(
      build,
    ),
  );
  const theirs = await fixtures.site(away);
  await begun(await fixtures.person({ village: away.villages[0] ?? 0, name: 'AWAY' }), theirs);
  const january = { from_date: '2026-01-01', to_date: '2026-01-31', sort: 'oldest' as const };
  for (const [role, level] of [
    ['District Administrator', 'District'],
    ['Supervisor', 'Block'],
    ['Site Admin', 'Facility'],
  ] as const) {
    const officer = await server.as(await fixtures.user({ role, level, places: home, sites: [ours] }));
    const names = async (wish: object = {}) =>
      (await officer.ask(getBeneficiaryByReportMod, { ...january, ...wish })).data.map(({ ben_name }) => ben_name);
    assert.deepEqual((await names()).sort(), ['HERE', 'HERE', 'THERE'], role);
    assert.deepEqual(await names({ village_id: here }), ['HERE', 'HERE']);
    assert.deepEqual(await names({ village_id: here, mode: 'elsewhere' }), ['HERE']);
    assert.deepEqual((await names({ mode: 'here' })).sort(), ['HERE', 'THERE']);
    assert.deepEqual(await names({ village_id: away.villages[0] ?? 0 }), []);
    const called = async (village_id: number | null, more: object = {}) =>
      (await officer.ask(getBeneficiaryByReportMod, { ...january, ...more, village_id })).village_name;
    const empty = { from_date: '2025-12-01', to_date: '2025-12-02' };
    assert.deepEqual(
      [await called(here, empty), await called(null)],
      [`village ${here}`, ''],
      'named without a row, too',
    );
    assert.equal(await called(away.villages[0] ?? 0), '', 'nothing is told of a village elsewhere');
    assert.deepEqual(await names({ within: { level: 'district', code: away.district } }), []);
    assert.deepEqual(await names({ within: { level: 'block', code: home.block }, village_id: there }), ['THERE']);
    const csv = await officer.raw(getBeneficiaryCsvByReportMod, { ...january, village_id: here, mode: 'here' });
    const [, ...lines] = csv.text.trim().split('\r\n');
    assert.equal(lines.length, 1);
    assert.match(lines[0] ?? '', /HERE.*XXXXXX2222/);
    const none = await officer.raw(getBeneficiaryCsvByReportMod, {
      ...january,
      within: { level: 'district', code: away.district },
    });
    assert.equal(none.text.trim().split('\r\n').length, 1, 'the head alone');
    const sheets = await readXlsx(
      Buffer.from((await officer.raw(exportBeneficiaryLineListing, { ...january, village_id: there })).bytes),
    );
    assert.deepEqual(
      sheets[0]?.data.slice(1).map((row) => row[1]),
      ['THERE'],
    );
  }
  const [audited] = await server.rows(
    sql<{ n: number }>`select count(distinct beneficiary_id)::int as n from audit
      where call = ${getBeneficiaryCsvByReportMod.name} and beneficiary_id = ${one}::bigint`.compile(build),
  );
  assert.equal(audited?.n, 1);
});
