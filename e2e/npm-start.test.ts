import assert from 'node:assert/strict';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { newLogin } from '@teeka/contract/auth';
import { getDetails, uploadProfilePic } from '@teeka/contract/profile';
import { withClient } from '../apps/server/src/platform/db/client.ts';
import { TestClient } from '../apps/server/src/testing/test-client.ts';
import { portProblem } from '../tools/launch/port.ts';
import { isAlive } from '../tools/launch/process.ts';
import { openOwnPostgres } from '../tools/start/own-postgres.ts';
import { launch, ownFolder } from './harness/launched.ts';

const promisedSeconds = 15;
/** A PNG of one pixel. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The processes that run a program of ours with this setting, found in the system's own list. */
function processesWith(program: string, setting: string): number[] {
  const read = (pid: string, what: string) => {
    try {
      return readFileSync(`/proc/${pid}/${what}`, 'utf8');
    } catch {
      return '';
    }
  };
  return readdirSync('/proc')
    .filter(
      (pid) =>
        /^\d+$/.test(pid) &&
        read(pid, 'cmdline')
          .split('\0')
          .some((part) => part.endsWith(program)),
    )
    .filter((pid) => read(pid, 'environ').split('\0').includes(setting))
    .map(Number);
}
const processesOf = (program: string, dataDir: string) => processesWith(program, `DATA_DIR=${dataDir}`);

const uidOf = (pid: number) => Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

test('the server is neither root on this machine nor the owner of its tables, and works all the same', {
  skip: process.platform === 'linux' ? false : 'the list of processes is read as Linux keeps it',
}, async (t) => {
  const isRoot = process.getuid?.() === 0;
  const teeka = await launch(t);
  const [server = 0] = processesOf('apps/server/src/main.ts', teeka.dataDir);
  const uid = uidOf(server);
  if (isRoot) assert.notEqual(uid, 0, teeka.said());
  else assert.equal(uid, process.getuid?.());
  const place = JSON.parse(readFileSync(join(teeka.dataDir, 'postgres.json'), 'utf8')) as {
    port: number;
    password: string;
  };
  if (isRoot) assert.notEqual(uid, uidOf(teeka.postgres()), 'nor is it PostgreSQL');
  const key = statSync(join(teeka.dataDir, 'data.key'));
  assert.deepEqual([key.uid, key.mode & 0o777], [uid, 0o600], 'the key is for the eyes of the server only');
  assert.equal(statSync(join(teeka.dataDir, 'postgres.json')).uid, process.getuid?.());
  const owner = `postgresql://postgres:${place.password}@127.0.0.1:${place.port}/teeka`;
  const { rows } = await withClient(owner, (client) =>
    client.query(
      `select distinct usename::text as role, rolsuper as strong, pg_has_role(usesysid, c.relowner, 'MEMBER') as owns
       from pg_stat_activity a join pg_roles r on r.oid = a.usesysid, pg_class c
       where application_name = 'teeka' and datname = 'teeka' and c.oid = 'audit'::regclass`,
    ),
  );
  assert.deepEqual(rows, [{ role: 'teeka_server', strong: false, owns: false }]);
  assert.doesNotMatch(
    readFileSync(`/proc/${server}/environ`, 'utf8'),
    new RegExp(place.password),
    'it does not even hold the word of the owner',
  );
  const phone = new TestClient(teeka.address);
  const ts = String(Date.now());
  await phone.ask(newLogin, { user_name: 'asha1', password: 'Teeka@2026', ts, secret: '' });
  const { user_id: userId } = await phone.ask(getDetails, {});
  const bytes = Uint8Array.from(Buffer.from(onePixel, 'base64'));
  await phone.ask(uploadProfilePic, { userId, file: { name: 'me.png', bytes } });
  assert.equal(statSync(join(teeka.dataDir, 'files', 'picture')).uid, uid, 'files are its own');
  assert.match(readFileSync(join(teeka.dataDir, 'logs', 'server.log'), 'utf8'), /"listening"/);
  assert.doesNotMatch(readFileSync(join(teeka.dataDir, 'logs', 'server.log'), 'utf8'), /as superuser or as the owner/);
});

test('a data folder of before, whose server was root and owned its tables, goes on by itself', async (t) => {
  const folder = ownFolder();
  const dataDir = join(folder, 'data');
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const first = await launch({ after: () => undefined }, { dataDir });
  const place = join(dataDir, 'postgres.json');
  const { serverPassword, ...before } = JSON.parse(readFileSync(place, 'utf8')) as {
    port: number;
    password: string;
    serverPassword: string;
  };
  assert.ok(serverPassword);
  const stored = join(dataDir, 'files', 'picture', 'ab');
  mkdirSync(stored, { recursive: true });
  writeFileSync(join(stored, 'sealed'), 'bytes');
  const owner = `postgresql://postgres:${before.password}@127.0.0.1:${before.port}/teeka`;
  first.child.kill('SIGTERM');
  await first.ended;
  const postgres = await openOwnPostgres(dataDir, () => undefined);
  await withClient(owner, (client) => client.query('drop owned by teeka_server; drop role teeka_server'));
  await postgres.stop();
  writeFileSync(place, JSON.stringify(before));
  const root = process.getuid?.() === 0;
  if (root) for (const path of ['data.key', 'files']) chownSync(join(dataDir, path), 0, 0);
  const teeka = await launch(t, { dataDir });
  const { rows } = await withClient(owner, (client) =>
    client.query(
      `select has_table_privilege('teeka_server', 'audit', 'INSERT') as adds,
         has_table_privilege('teeka_server', 'audit', 'UPDATE') as changes`,
    ),
  );
  assert.deepEqual(rows, [{ adds: true, changes: false }]);
  const ts = String(Date.now());
  await new TestClient(teeka.address).ask(newLogin, {
    user_name: 'asha1',
    password: 'Teeka@2026',
    secret: '',
    ts,
  });
  if (root)
    for (const path of ['data.key', 'files', 'files/picture/ab/sealed'])
      assert.notEqual(statSync(join(dataDir, path)).uid, 0, path);
});

test('whoever ends npm start ends everything it brought up: launcher, server, sandbox, PostgreSQL', async (t) => {
  const teeka = await launch(t, { command: ['npm', 'start'] });
  const port = Number(new URL(teeka.address).port);
  await teeka.says(/messages of the demo arrive at \S+\n/);
  const sandbox = Number(/messages of the demo arrive at http:\/\/localhost:(\d+)/.exec(teeka.said())?.[1]);
  const postgres = teeka.postgres();
  assert.ok(isAlive(postgres));
  // Where the system lists processes these are looked for: a port that is free again is soon somebody else's.
  const [serving] = processesOf('apps/server/src/main.ts', teeka.dataDir);
  const [playing] = processesWith('apps/sandbox/src/main.ts', `SANDBOX_PORT=${sandbox}`);
  if (process.platform === 'linux') assert.ok(serving && playing);
  const runs = async (pid: number | undefined, at: number) =>
    pid ? (isAlive(pid) ? 'runs' : undefined) : portProblem(at, '127.0.0.1');
  teeka.child.kill('SIGTERM');
  const deadline = Date.now() + promisedSeconds * 1000;
  const stands = async () => ({
    server: await runs(serving, port),
    sandbox: await runs(playing, sandbox),
    postgres: isAlive(postgres) ? 'runs' : undefined,
    launcher: existsSync(join(teeka.dataDir, 'start.lock')) ? 'holds the folder' : undefined,
  });
  let left = await stands();
  while (Object.values(left).some(Boolean) && Date.now() < deadline) {
    await pause(100);
    left = await stands();
  }
  assert.deepEqual(left, { server: undefined, sandbox: undefined, postgres: undefined, launcher: undefined });
});
