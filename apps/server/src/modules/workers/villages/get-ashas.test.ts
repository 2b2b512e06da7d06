import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newLogin } from '@teeka/contract/auth';
import { ashaChoices, getAshas, getWorkers } from '@teeka/contract/workers';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer();
const { fixtures } = server;
const places = await fixtures.places(3);
const [one = 0, two = 0, three = 0] = places.villages;
const site = await fixtures.site(places, { villages: [one, two] });
const other = await fixtures.site(places, { villages: [three] });

const asha = (villages: readonly number[], is_active = true, sites = [site]) =>
  fixtures.user({ role: 'ASHA', sites, places, villages, is_active });
const mapped = await asha([one, two]);
const idle = await asha([]);
const closed = await asha([one], false);
const beside = await asha([three], true, [other]);
const madeAt = server.clock.clock().instant;
await server.rows(sql`update app_user set created_at = ${madeAt}::timestamptz`.compile(build));
server.clock.advance({ minutes: 30 * 24 * 60 + 1 });
const ts = String(server.clock.clock().instant.getTime());
await server.client().send(newLogin, { user_name: mapped.user_name, password: mapped.password, ts, secret: '' });
const supervisor = await server.as(await fixtures.user({ role: 'Supervisor', level: 'Block', places }));
const fresh = await fixtures.user({ role: 'ANM', sites: [site], places });

const found = async (input: object) =>
  (await supervisor.ask(getAshas, input)).data.map(({ user_id }) => user_id).sort();
const ids = (...users: readonly { user_id: string }[]) => users.map(({ user_id }) => user_id).sort();

test('the ASHAs of an area, all and by what is wrong with them', async () => {
  const cases: Record<(typeof ashaChoices)[number], string[]> = {
    all: ids(mapped, idle, closed, beside),
    'without-villages': ids(idle),
    closed: ids(closed),
    quiet: ids(idle, beside),
  };
  for (const which of ashaChoices) assert.deepEqual(await found({ which }), cases[which], which);
});

test('by a part of the area, by a village that their sites serve, by name and user name', async () => {
  assert.deepEqual(await found({ within: { level: 'site', id: other.session_site_id } }), ids(beside));
  assert.deepEqual(await found({ within: { level: 'block', code: places.block } }), ids(mapped, idle, closed, beside));
  assert.deepEqual(await found({ serving: two }), ids(mapped, idle, closed));
  assert.deepEqual(await found({ serving: three }), ids(beside));
  assert.deepEqual(await found({ search: idle.user_name }), ids(idle));
  assert.deepEqual(await found({ search: ' test ash' }), ids(mapped, idle, closed, beside));
  assert.deepEqual(await found({ search: fresh.user_name }), [], 'an ANM is no ASHA');
});

test('each with her number, her account and how many villages she has; a page says how many there are', async () => {
  const { data, total, total_pages } = await supervisor.ask(getAshas, { page: 2, pageSize: 3 });
  assert.deepEqual([data.length, total, total_pages], [1, 4, 2]);
  const all = await supervisor.ask(getAshas, { search: mapped.user_name });
  const [shown] = all.data;
  assert.deepEqual(
    [shown?.mobile, shown?.villages, shown?.is_active, shown?.answered, shown?.last_sign_in],
    [mapped.mobile, 2, true, true, server.clock.clock().instant.toISOString()],
  );
  assert.equal(shown?.block_name, `block ${places.block}`);
});

test('the list of workers says of an ASHA how many villages she has, and of nobody else', async () => {
  const villagesOf = async (search: string) => (await supervisor.ask(getWorkers, { search })).data[0]?.villages;
  const table: [string, number | null][] = [
    [mapped.user_name, 2],
    [idle.user_name, 0],
    [fresh.user_name, null],
  ];
  for (const [user_name, count] of table) assert.equal(await villagesOf(user_name), count, user_name);
});
