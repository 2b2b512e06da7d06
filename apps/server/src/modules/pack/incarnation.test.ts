import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sessionPack } from '@teeka/contract/pack';
import { sql } from 'kysely';
import { addressOfDatabase } from '../../../../../tools/postgres/admin.ts';
import { renewIncarnation } from '../../../db/backup/read-backup.ts';
import { build } from '../../platform/db/build.ts';
import { withClient } from '../../platform/db/client.ts';
import { connectOnce } from '../../platform/db/connect-once.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
await day.person();
const url = server.ownerUrl;
const name = new URL(url).pathname.slice(1);
const admin = addressOfDatabase(url, 'postgres');
const copy = `${name}_restored`;
after(() => withClient(admin, (client) => client.query(`drop database if exists ${copy} with (force)`)));

const pull = (since: string) => day.phone.ask(sessionPack, { session_site_id: day.site.session_site_id, since });

/** Puts a copy of the database, as it is now, in its place, as a restored backup is. */
async function restore(): Promise<void> {
  const end =
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = any($1) and pid <> pg_backend_pid()';
  await withClient(admin, async (client) => {
    await client.query(`alter database ${name} allow_connections false`);
    await client.query(end, [[name, copy]]);
    await client.query(`create database ${copy} template ${name}`);
    await client.query(`alter database ${name} rename to ${copy}_before`);
    await client.query(`alter database ${copy} rename to ${name}`);
    await client.query(`drop database ${copy}_before`);
  });
}

/** The first call after connections were cut may meet one of them. */
async function pullAgain(since: string) {
  for (let tries = 0; ; tries++)
    try {
      return await pull(since);
    } catch (error) {
      if (tries > 20) throw error;
    }
}

test('a phone that pulled before gets changes only, of an earlier version the whole pack', async () => {
  const { cursor } = await pull('');
  assert.equal((await pull(cursor)).whole, false);
  const [, change, on] = cursor.split('.');
  assert.equal((await pull(`${change}.${on}`)).whole, true, 'a cursor that names no database');
});

test('a restored copy brings the whole pack although it passed the number of the phone long ago', async () => {
  const { cursor } = await pull('');
  await restore();
  for (let nth = 0; nth < 50; nth++) await pullAgain('').catch(() => undefined);
  await server.rows(sql`update beneficiary set version = version + 1`.compile(build));
  const { change } = await connectOnce(url, async (client) => {
    const { rows } = await client.query<{ change: string }>('select pg_current_xact_id()::text as change');
    return rows[0] ?? { change: '0' };
  });
  assert.ok(BigInt(change) > BigInt(cursor.split('.')[1] ?? ''), 'the number means something here');
  const pulled = await pullAgain(cursor);
  assert.equal(pulled.whole, true);
  assert.equal((await pull(pulled.cursor)).whole, false, 'and goes on from there');
});

test('whoever puts files of the database in place by hand makes it another one', async () => {
  const { cursor } = await pull('');
  await renewIncarnation(url);
  assert.equal((await pull(cursor)).whole, true);
});
