import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { newLogin } from '@teeka/contract/auth';
import { withClient } from '../apps/server/src/platform/db/client.ts';
import { TestClient } from '../apps/server/src/testing/test-client.ts';
import { addressOfDatabase, addressOfRole } from '../tools/postgres/admin.ts';
import { type Launched, launch, ownFolder } from './harness/launched.ts';
import { runTool } from './harness/run-tool.ts';

const place = ownFolder();
const folder = join(place, 'backup');
const picture = join('files', 'picture', 'ab', '0190aaaa-0000-7000-8000-0000000000ab');
let people = 0;
/** The place that the backup was made of, where work went on afterwards. */
const dataDir = join(place, 'worked-on');

const ownerOf = (at: string, database = 'teeka') => {
  const { port, password } = JSON.parse(readFileSync(join(at, 'postgres.json'), 'utf8')) as {
    port: number;
    password: string;
  };
  return `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;
};
const ask = async (url: string, text: string) =>
  (await withClient(url, (client) => client.query(text))).rows[0] as Record<string, unknown>;
const marked = "select count(*)::int as marks from setting where key_name = 'after the backup'";

/** What the server's role may do, after whatever was restored. */
const rights = (role: string) =>
  `select has_table_privilege('${role}', 'audit', 'INSERT') as adds, has_table_privilege('${role}', 'audit', 'DELETE') as removes,
     has_table_privilege('${role}', 'beneficiary', 'UPDATE') as changes, has_table_privilege('${role}', 'dose', 'TRUNCATE') as empties`;
const right = { adds: true, removes: false, changes: true, empties: false };

async function signIn(teeka: Launched): Promise<void> {
  const ts = String(Date.now());
  const words = { user_name: 'district1', password: 'Teeka@2026', ts, secret: '' };
  assert.ok((await new TestClient(teeka.address).send(newLogin, words)).status === 200);
}

before(async () => {
  // It is stopped below, and its folder stays.
  const teeka = await launch({ after: () => undefined }, { dataDir });
  mkdirSync(join(dataDir, 'files', 'picture', 'ab'), { recursive: true });
  writeFileSync(join(dataDir, picture), 'sealed bytes');
  const backup = await runTool('backup', [folder], dataDir);
  assert.equal(backup.code, 0, backup.said);
  people = (await ask(ownerOf(dataDir), 'select count(*)::int as people from beneficiary')).people as number;
  await ask(ownerOf(dataDir), "insert into setting values ('after the backup', 'x')");
  writeFileSync(`${join(dataDir, picture)}c`, 'later');
  teeka.child.kill('SIGTERM');
  await teeka.ended;
});
after(() => rmSync(place, { recursive: true, force: true }));

test('--replace puts what is there aside, whole, and the restored place works with the rights it had', async (t) => {
  const restore = await runTool('restore', [folder, '--replace'], dataDir);
  assert.equal(restore.code, 0, restore.said);
  const aside = /What was there before is kept: (\S+files\.before-\S+), database (teeka_before_\d+)\./.exec(
    restore.said,
  );
  assert.ok(aside, restore.said);
  assert.equal(readdirSync(join(aside[1] ?? '', 'picture', 'ab')).length, 2);
  const teeka = await launch(t, { dataDir });
  assert.deepEqual(await ask(ownerOf(dataDir), marked), { marks: 0 });
  assert.deepEqual(await ask(ownerOf(dataDir, aside[2]), marked), { marks: 1 });
  assert.deepEqual(await ask(ownerOf(dataDir), rights('teeka_server')), right);
  assert.deepEqual(readdirSync(join(dataDir, 'files', 'picture', 'ab')).length, 1);
  await signIn(teeka);
});

test('a backup moves to a PostgreSQL of others: into an empty database, owned by one role and used by another', async (t) => {
  const admin = process.env.TEST_DATABASE_URL ?? '';
  const name = `teeka_moved_${randomBytes(4).toString('hex')}`;
  const [owner, server] = ['owner', 'server'].map((part) => ({ name: `${name}_${part}`, password: part }));
  assert.ok(owner && server);
  await withClient(admin, async (client) => {
    for (const { name: role, password } of [owner, server])
      await client.query(`create role ${role} login password '${password}'`);
    await client.query(`create database ${name} owner ${owner.name}`);
  });
  t.after(() =>
    withClient(admin, async (client) => {
      await client.query(`drop database if exists ${name} with (force)`);
      for (const { name: role } of [server, owner]) await client.query(`drop role ${role}`);
    }),
  );
  const moved = join(place, 'moved');
  const at = addressOfDatabase(admin, name);
  const settings = {
    DATABASE_URL: addressOfRole(at, server),
    MIGRATE_DATABASE_URL: addressOfRole(at, owner),
    DEMO: 'on',
  };
  const restore = await runTool('restore', [folder], moved, settings);
  assert.equal(restore.code, 0, restore.said);
  const again = await runTool('restore', [folder, '--replace'], join(place, 'other'), settings);
  assert.equal(again.code, 1);
  assert.match(again.said, /holds data, which no restore takes away: name an empty one/);
  const teeka = await launch(t, { dataDir: moved, env: settings });
  assert.deepEqual(await ask(at, 'select count(*)::int as people from beneficiary'), { people });
  assert.deepEqual(await ask(at, rights(server.name)), right);
  assert.deepEqual(await ask(at, "select tableowner::text as owner from pg_tables where tablename = 'audit'"), {
    owner: owner.name,
  });
  assert.doesNotMatch(readFileSync(join(moved, 'logs', 'server.log'), 'utf8'), /as superuser or as the owner/);
  await signIn(teeka);
  const audit = await runTool('audit', [], moved, settings);
  assert.equal(audit.code, 0, audit.said);
});

test('a damaged backup is refused in one sentence before any place is opened', async () => {
  truncateSync(join(folder, 'tables', 'dose.copy.gz'), 1000);
  const untouched = join(place, 'untouched');
  const restore = await runTool('restore', [folder], untouched);
  assert.equal(restore.code, 1);
  assert.match(restore.said, /^The backup is damaged: table dose is missing or not what was written\. [^\n]*\n$/);
  assert.ok(!existsSync(untouched));
  const before = readdirSync(place);
  const replace = await runTool('restore', [folder, '--replace'], untouched);
  assert.equal(replace.code, 1);
  assert.deepEqual(readdirSync(place), before);
});
