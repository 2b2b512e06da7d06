import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { testDatabase } from '../../testing/test-database.ts';
import { StartProblem } from '../env/start-problem.ts';
import { openClient } from './client.ts';
import { explainConnection } from './connect-once.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';

const database = await testDatabase();
after(() => database.drop());
const extra: Migration = { name: '9999-extra.sql', sql: 'create table extra (id int)', checksum: 'one' };
const all = [...readMigrations(), extra];

async function tables(): Promise<string[]> {
  const client = await openClient(database.url);
  const { rows } = await client.query<{ table_name: string }>(
    "select table_name from information_schema.tables where table_schema = 'public'",
  );
  await client.end();
  return rows.map(({ table_name }) => table_name);
}

test('a database that is up to date stays as it is', async () => {
  assert.deepEqual(await migrate(database.url), []);
});

test('a migration that fails leaves nothing of itself', async () => {
  const broken = { ...extra, sql: 'create table half (id int); create table half (id int)' };
  await assert.rejects(migrate(database.url, [...readMigrations(), broken]));
  assert.ok(!(await tables()).includes('half'));
});

test('processes that start together apply each migration once', async () => {
  const done = await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, all)));
  assert.deepEqual(done.flat(), ['9999-extra.sql']);
  assert.ok((await tables()).includes('extra'));
});

test('a migration that was changed after it ran, and a newer database, stop the start with a sentence', async () => {
  await assert.rejects(migrate(database.url, [...readMigrations(), { ...extra, checksum: 'two' }]), StartProblem);
  await assert.rejects(migrate(database.url), /used by a newer version \(9999-extra.sql\)/);
});

test('a database that cannot be reached stops it with one that hides the password', async () => {
  const error = await migrate('postgresql://u:hidden@127.0.0.1:9/none').catch((problem: Error) => problem);
  assert.match((error as Error).message, /^No PostgreSQL answers at postgresql:\/\/u@127.0.0.1:9\/none/);
  for (const code of ['28P01', '3D000', 'ENOTFOUND', 'whatever'])
    assert.doesNotMatch(
      explainConnection('postgresql://u:hidden@h/d', Object.assign(new Error('x'), { code })),
      /hidden/,
    );
});
