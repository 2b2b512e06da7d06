import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getHomeFigures } from '@teeka/contract/home';
import { getWatchedBatches, receiveBatch, saveUtilisation, stopBatch } from '@teeka/contract/stock';
import { addDays } from '@teeka/domain/calendar';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { countingDesk } from '../../../testing/counting-desk.ts';
import { type SessionDay, sessionDay, vaccine } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const here = await sessionDay(server);
const { places, today } = here;
const next = await sessionDay(server, { places, site: await server.fixtures.site(places, { villages: [] }) });
const elsewhere = await sessionDay(server);
const officer = await server.as(
  await server.fixtures.user({ role: 'District Administrator', level: 'District', places }),
);
const receive = (day: SessionDay, batch_number: string, days: number, vials = 10) =>
  day.phone.ask(receiveBatch, {
    receipt_id: uuidV7(),
    batch_id: uuidV7(),
    session_site_id: day.site.session_site_id,
    material_id: vaccine.penta,
    batch_number,
    manufacturer: 'Doab Biologicals',
    expiry_date: addDays(today, days),
    vials,
    vvm: 1,
    captured_at: day.at(),
  });
const listed = async (watch: 'expiring' | 'stopped', more: object = {}) => {
  const { batches, sites, total, data } = await officer.ask(getWatchedBatches, { watch, ...more });
  const rows = data.map(({ batch_number, session_site_id, vials_left, reason }) => [
    batch_number,
    session_site_id === next.site.session_site_id ? 'next' : 'here',
    vials_left,
    reason,
  ]);
  return { batches, sites, total, rows };
};

test('batches that expire soon: a row for each site that has vials left, those of the figure of the home', async () => {
  for (const day of [here, next]) await receive(day, 'E-1', 20);
  await receive(next, 'e-2', 5, 4);
  await receive(here, 'E-3', 31);
  await receive(elsewhere, 'E-4', 5);
  const { line, report } = await countingDesk(server, here);
  const session = await server.fixtures.session({ site: here.site, date: addDays(today, -1), status: 3 });
  const expiry_date = addDays(today, 20);
  const counted = line({ batch_number: 'E-1', expiry_date, opened_on: addDays(today, -1) });
  await here.phone.ask(saveUtilisation, report(session, [counted]));
  const found = await listed('expiring');
  assert.deepEqual([found.batches, found.sites, found.total], [2, 2, 3]);
  assert.deepEqual(found.rows[0], ['E-2', 'next', 4, null], 'the first to expire comes first');
  assert.deepEqual(
    found.rows.slice(1).toSorted(),
    [
      ['E-1', 'here', 10 - (counted.vials_opened ?? 0), null],
      ['E-1', 'next', 10, null],
    ].toSorted(),
  );
  const { expiring } = await officer.ask(getHomeFigures, {});
  assert.deepEqual([expiring.total, expiring.batches.map(({ sites }) => sites)], [2, [1, 2]]);
  const within = { level: 'site', id: here.site.session_site_id };
  assert.deepEqual((await listed('expiring', { within })).rows.length, 1);
  const second = await listed('expiring', { page: 2, pageSize: 2 });
  assert.deepEqual([second.total, second.rows.length], [3, 1]);
});

test('stopped batches at their sites, with the reason, until the stop is lifted', async () => {
  const batch = { material_id: vaccine.penta, batch_number: 'E-3', reason: 'Frozen on the way' };
  const stop = (stopped: boolean, minutes: number) =>
    officer.ask(stopBatch, {
      ...batch,
      stop_id: uuidV7(),
      session_site_id: '',
      stopped,
      captured_at: here.at(minutes),
    });
  await stop(true, 0);
  assert.deepEqual(await listed('stopped'), {
    batches: 1,
    sites: 1,
    total: 1,
    rows: [['E-3', 'here', 10, batch.reason]],
  });
  assert.equal((await officer.ask(getHomeFigures, {})).stopped.total, 1);
  await stop(false, 1);
  assert.deepEqual(await listed('stopped'), { batches: 0, sites: 0, total: 0, rows: [] });
});

test('of the own area only, and for who answers for it', async () => {
  const other = { role: 'Supervisor', level: 'Block', places: elsewhere.places } as const;
  const stranger = await server.as(await server.fixtures.user(other));
  const { data } = await stranger.ask(getWatchedBatches, { watch: 'expiring' });
  assert.deepEqual(
    data.map(({ batch_number }) => batch_number),
    ['E-4'],
  );
  assert.equal((await here.phone.send(getWatchedBatches, { watch: 'expiring' })).status, 403);
});
