import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportAefi } from '@teeka/contract/aefi';
import { newLogin } from '@teeka/contract/auth';
import { getHomeFigures } from '@teeka/contract/home';
import type { UserLevel } from '@teeka/contract/roles';
import { stopBatch } from '@teeka/contract/stock';
import { addPreviousVaccination } from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { aefiNotices } from '../../testing/aefi-notice.ts';
import { previousReports } from '../../testing/previous-report.ts';
import { type SessionDay, sessionDay, vaccine } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const run = (statement: ReturnType<typeof sql>) => server.rows(statement.compile(build));

const office = async (
  day: SessionDay,
  role: 'Supervisor' | 'District Administrator' | 'Site Admin',
  level: UserLevel,
) => {
  const sites = level === 'Facility' ? [day.site] : [];
  const phone = await server.as(await fixtures.user({ role, level, sites, places: day.places }));
  return () => phone.ask(getHomeFigures, {});
};

/** Vials of a batch that came to the site of a day. */
async function received(day: SessionDay, material: number, expiry: string, vials = 10) {
  const batch = await day.batch(material, expiry);
  await run(sql`
    insert into stock_receipt (receipt_id, batch_id, vials, received_by, received_at)
    values (${uuidV7()}::uuid, ${batch}::uuid, ${vials}, ${day.user.user_id}::uuid, ${day.at()})`);
  return `B-${batch.slice(-6)}`.toUpperCase();
}

/** A session that gave a dose, as it stands some days later. */
async function gaveOne(day: SessionDay, date: string, status: number) {
  const session = await day.session(status, date);
  const person = await day.person({}, { session, status: 'vaccinated' });
  await run(sql`
    insert into dose (beneficiary_id, dose_id, dose_code, attempt, given_on, session_id, material_id, batch_number,
      captured_at, captured_by)
    values (${person}::bigint, ${uuidV7()}::uuid, 'BCG', 1, ${date}::date, ${session}::uuid, ${vaccine.bcg}::int, 'P-1',
      ${day.at()}, ${day.user.user_id}::uuid)`);
  return session;
}

const none = {
  aefi: { open: 0, late: 0, due_today: 0 },
  earlier_waiting: 0,
  not_counted: 0,
  today: { planned: 0, on_going: 0, ended: 0, stopped: 0, listed: 0, seen: 0 },
  expiring: { total: 0, batches: [] },
  stopped: { total: 0, batches: [] },
  resting: { total: 0, names: [] },
};

test('what waits in an area, of that area only: a block, a district, a state, a site; nothing of another', async () => {
  const day = await sessionDay(server);
  const other = await sessionDay(server);
  const ask = {
    block: await office(day, 'Supervisor', 'Block'),
    district: await office(day, 'District Administrator', 'District'),
    state: await office(day, 'Supervisor', 'State'),
    site: await office(day, 'Site Admin', 'Facility'),
  };
  const elsewhere = {
    block: await office(other, 'Supervisor', 'Block'),
    district: await office(other, 'District Administrator', 'District'),
    state: await office(other, 'Supervisor', 'State'),
    site: await office(other, 'Site Admin', 'Facility'),
  };
  const counted = ({
    level: _level,
    place_name: _name,
    place_name_hi: _hi,
    // Of women and newborns beside their lists: women.test.ts; of accounts, positions and villages: gaps.test.ts.
    pregnancies: _women,
    unsent: _unsent,
    not_for_a_month: _month,
    never_signed_in: _never,
    sites_without_position: _sites,
    villages_without_asha: _villages,
    // Of certificates: revoked-keys.test.ts.
    fallen_certificates: _certificates,
    ...figures
  }: Awaited<ReturnType<typeof ask.block>>) => figures;
  for (const home of [...Object.values(ask), ...Object.values(elsewhere)])
    assert.deepEqual(counted(await home()), none, 'where nothing waits every figure is nought');

  const { phone, today } = day;
  const notice = aefiNotices(day);
  await phone.ask(reportAefi, notice(await day.person()));
  const late = notice(await day.person());
  await phone.ask(reportAefi, late);
  await run(sql`update aefi_report set notified_at = notified_at - interval '3 days'
    where report_id = ${late.report_id}::uuid`);
  const closed = notice(await day.person());
  await phone.ask(reportAefi, closed);
  await run(sql`update aefi_report set closed_at = now() where report_id = ${closed.report_id}::uuid`);

  const { report } = previousReports(day);
  await phone.ask(addPreviousVaccination, report(await day.person({ dob: addDays(today, -200) })));

  await gaveOne(day, addDays(today, -3), 3);
  await gaveOne(day, addDays(today, -60), 3);
  await gaveOne(day, today, 1);
  await day.session(0);
  const cancelled = await day.session(2);
  await day.person({}, { session: cancelled });
  const going = await day.session(1);
  await day.person({}, { session: going });
  await day.person({}, { session: going, status: 'rejected' });

  const soon = await received(day, vaccine.bcg, addDays(today, 12));
  await received(day, vaccine.bcg, addDays(today, 31));
  await received(day, vaccine.penta, addDays(today, -1));
  await day.batch(vaccine.td, addDays(today, 5));
  const bad = await received(day, vaccine.penta, addDays(today, 90));
  const stop = { stop_id: uuidV7(), material_id: vaccine.penta, batch_number: bad, stopped: true };
  await phone.ask(stopBatch, {
    ...stop,
    session_site_id: day.site.session_site_id,
    reason: 'Frozen on the way',
    captured_at: day.at(),
  });

  const worker = await fixtures.user({ role: 'ANM', sites: [day.site], places: day.places });
  const stranger = server.client();
  const ts = String(server.clock.clock().instant.getTime());
  for (let nth = 0; nth < 5; nth++)
    await stranger.send(newLogin, { user_name: worker.user_name, password: 'Wrong@2026', ts, secret: '' });

  for (const [who, home] of Object.entries(ask)) {
    const { aefi, expiring, stopped, resting, ...figures } = counted(await home());
    assert.deepEqual([aefi.open, aefi.late], [2, 1], who);
    assert.deepEqual(
      figures,
      {
        earlier_waiting: 1,
        not_counted: 1,
        today: { planned: 1, on_going: 2, ended: 0, stopped: 1, listed: 3, seen: 2 },
      },
      who,
    );
    assert.deepEqual(
      expiring.batches.map(({ batch_number, expiry_date, sites }) => [batch_number, expiry_date, sites]),
      [[soon, addDays(today, 12), 1]],
      `${who}: none that is used up or was never received, none that has expired`,
    );
    assert.deepEqual([expiring.total, stopped.total, stopped.batches[0]?.batch_number], [1, 1, bad], who);
    assert.equal(resting.total, 1, who);
  }
  for (const [who, home] of Object.entries(elsewhere)) assert.deepEqual(counted(await home()), none, who);
});

test('an area is called by its place; the whole country by none', async () => {
  const day = await sessionDay(server);
  const [place] = await server.rows<{ block: string; district: string }>(
    sql<{ block: string; district: string }>`
      select b.name_en as block, d.name_en as district from location b, location d
      where b.level = 'block' and b.code = ${day.places.block} and d.level = 'district'
        and d.code = ${day.places.district}`.compile(build),
  );
  const name = async (...wish: Parameters<typeof office>) => {
    const { level, place_name } = await (await office(...wish))();
    return [level, place_name];
  };
  assert.deepEqual(await name(day, 'Supervisor', 'Block'), ['Block', place?.block]);
  assert.deepEqual(await name(day, 'District Administrator', 'District'), ['District', place?.district]);
  assert.deepEqual(await name(day, 'Supervisor', 'National'), ['National', null]);
});

test('who works at a session does not ask', async () => {
  const day = await sessionDay(server);
  assert.equal((await day.phone.raw(getHomeFigures, {})).status, 403);
});
