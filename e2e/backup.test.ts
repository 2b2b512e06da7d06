import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { newLogin } from '@teeka/contract/auth';
import { withClient } from '../apps/server/src/platform/db/client.ts';
import { TestClient } from '../apps/server/src/testing/test-client.ts';
import { type Launched, launch, ownFolder } from './harness/launched.ts';
import { runTool } from './harness/run-tool.ts';

function urlOf(teeka: Launched): string {
  const place = JSON.parse(readFileSync(join(teeka.dataDir, 'postgres.json'), 'utf8')) as {
    port: number;
    password: string;
  };
  return `postgresql://postgres:${place.password}@127.0.0.1:${place.port}/teeka`;
}

/** Counts and sums of what somebody writes together: a half of it would show. */
const books = `select (select count(*)::int from setting where key_name like 'pair%') as pairs,
  (select count(*)::int from dose) as doses, (select count(*)::int from beneficiary) as people,
  (select count(*)::int from audit) as audits`;

test('a backup taken while the server is written to restores elsewhere: everything, audit log whole, sign-in and files', async (t) => {
  const teeka = await launch(t);
  const phone = new TestClient(teeka.address);
  await phone.ask(newLogin, {
    user_name: 'district1',
    password: 'Teeka@2026',
    ts: String(Date.now()),
    secret: '',
  });
  const stored = join(teeka.dataDir, 'files', 'picture', 'ab');
  mkdirSync(stored, { recursive: true });
  writeFileSync(join(stored, '0190aaaa-0000-7000-8000-0000000000ab'), 'sealed bytes');
  await pause(35_000);

  let writing = true;
  const pairs = withClient(urlOf(teeka), async (client) => {
    for (let nth = 0; writing; nth += 1) {
      await client.query('begin');
      await client.query("insert into setting values ($1, 'a')", [`pair${nth}a`]);
      await client.query("insert into setting values ($1, 'b')", [`pair${nth}b`]);
      await client.query('commit');
    }
  });
  await pause(200);
  const elsewhere = ownFolder();
  t.after(() => rmSync(elsewhere, { recursive: true, force: true }));
  const folder = join(elsewhere, 'backup');
  const backup = await runTool('backup', [folder], teeka.dataDir);
  writing = false;
  await pairs;
  assert.equal(backup.code, 0, backup.said);
  assert.match(backup.said, /It holds the data key/);
  assert.equal(statSync(join(folder, 'data.key')).mode & 0o777, 0o600);
  assert.equal((await runTool('backup', [folder], teeka.dataDir)).code, 1, 'no backup is written over another');

  const running = await runTool('restore', [folder], teeka.dataDir);
  assert.match(running.said, /Teeka already runs from this folder/);
  const before = (await withClient(urlOf(teeka), (client) => client.query(books))).rows[0];
  teeka.child.kill('SIGTERM');
  await teeka.ended;
  const occupied = await runTool('restore', [folder], teeka.dataDir);
  assert.equal(occupied.code, 1);
  assert.match(occupied.said, /--replace, which puts/);

  const dataDir = join(elsewhere, 'place');
  const restore = await runTool('restore', [folder], dataDir);
  assert.equal(restore.code, 0, restore.said);
  const again = await launch(t, { dataDir });
  const after = (await withClient(urlOf(again), (client) => client.query(books))).rows[0];
  assert.equal(after.pairs % 2, 0, 'one moment of the database, no half of a transaction');
  assert.ok(after.pairs > 0 && after.pairs <= before.pairs);
  assert.deepEqual([after.doses, after.people], [before.doses, before.people]);
  const other = new TestClient(again.address);
  await other.ask(newLogin, {
    user_name: 'district1',
    password: 'Teeka@2026',
    ts: String(Date.now()),
    secret: '',
  });
  assert.deepEqual(readdirSync(join(dataDir, 'files', 'picture', 'ab')), ['0190aaaa-0000-7000-8000-0000000000ab']);
  assert.equal(statSync(join(dataDir, 'data.key')).mode & 0o777, 0o600);
  const audit = await runTool('audit', [], dataDir);
  assert.equal(audit.code, 0, audit.said);
  assert.match(audit.said, /nobody touched/);
});

test('a folder that holds no backup restores nothing', async (t) => {
  const place = ownFolder();
  t.after(() => rmSync(place, { recursive: true, force: true }));
  assert.match((await runTool('restore', [join(place, 'none')], place)).said, /is no whole backup/);
});
