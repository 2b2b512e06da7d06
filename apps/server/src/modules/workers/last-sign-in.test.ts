import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newLogin } from '@teeka/contract/auth';
import { getWorkers } from '@teeka/contract/workers';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { migrationsOfBefore } from '../../testing/before-the-squash/migrations-of-before.ts';
import { testServer } from '../../testing/test-server.ts';
import { sweep } from '../auth/index.ts';

const server = await testServer();
const { fixtures } = server;
const places = await fixtures.places();
const site = await fixtures.site(places);
const anm = () => fixtures.user({ role: 'ANM', sites: [site], places });
const supervisor = await fixtures.user({ role: 'Supervisor', level: 'Block', places });

test('of an account from before it kept when it signed in last, sign-ins and the audit log tell', async () => {
  const [long, lately, never] = [await anm(), await anm(), await anm()];
  const signIn = async ({ user_name, password }: typeof long) => {
    const ts = String(server.clock.clock().instant.getTime());
    const { status } = await server.client().send(newLogin, { user_name, password, ts, secret: '' });
    assert.equal(status, 200);
  };
  await signIn(long);
  server.clock.advance({ days: 100 });
  await signIn(lately);
  await sweep(server.platform);
  await server.rows(sql`update app_user set last_sign_in_at = null`.compile(build));
  const text = migrationsOfBefore.find(({ name }) => name.startsWith('0048'))?.sql ?? '';
  const fill = text.slice(text.indexOf('update app_user'));
  await server.rows(sql.raw(fill).compile(build));
  const block = await server.as(supervisor);
  const last = async ({ user_name }: typeof long) =>
    (await block.ask(getWorkers, { search: user_name })).data.map(({ last_sign_in }) => last_sign_in !== null);
  assert.deepEqual([await last(long), await last(lately), await last(never)], [[true], [true], [false]]);
});
