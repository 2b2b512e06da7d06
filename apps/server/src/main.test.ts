import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { addressOfDatabase } from '../../../tools/postgres/admin.ts';
import { testDatabase } from './testing/test-database.ts';

const database = await testDatabase();
const DATA_DIR = mkdtempSync(join(tmpdir(), 'teeka-main-'));
after(async () => {
  rmSync(DATA_DIR, { recursive: true });
  await database.drop();
});

interface Started {
  readonly process: ChildProcess;
  readonly said: () => string;
  readonly complained: () => string;
}

function start(env: Record<string, string>): Started {
  const own = {
    PATH: process.env.PATH ?? '',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
    DATABASE_URL: database.url,
    DATA_DIR,
    HOST: '127.0.0.1',
    ...env,
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env: own, stdio: 'pipe' });
  const heard = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    heard.out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    heard.err += chunk.toString();
  });
  return { process: child, said: () => heard.out, complained: () => heard.err };
}

async function addressOf(server: Started): Promise<string> {
  while (server.process.exitCode === null) {
    const address = /"address":"(http:[^"]+)"/.exec(server.said())?.[1];
    if (address) return address;
    await pause(20);
  }
  throw new Error(server.complained());
}

async function end(server: Started): Promise<number | null> {
  if (server.process.exitCode === null) await once(server.process, 'exit');
  return server.process.exitCode;
}

test('starts, answers /health, and stops in order when told to', async () => {
  const server = start({ PORT: '0' });
  const address = await addressOf(server);
  assert.equal((await fetch(`${address}/health`)).status, 200);
  server.process.kill('SIGTERM');
  assert.equal(await end(server), 0);
  assert.match(server.said(), /"msg":"stopped"/);
  assert.equal(server.complained(), '');
});

test('the server works as a role that owns nothing once the owner was named; as the owner itself it warns', async () => {
  const owned = await testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'teeka-roles-'));
  after(async () => {
    rmSync(dataDir, { recursive: true });
    await owned.drop();
  });
  const lines: [Record<string, string>, number][] = [
    [{ DATABASE_URL: owned.serverUrl, MIGRATE_DATABASE_URL: owned.url }, 0],
    // The tables are of this version: no owner is needed.
    [{ DATABASE_URL: owned.serverUrl }, 0],
    [{ DATABASE_URL: owned.url }, 1],
  ];
  for (const [env, warnings] of lines) {
    const server = start({ PORT: '0', DATA_DIR: dataDir, ...env });
    assert.equal((await fetch(`${await addressOf(server)}/health`)).status, 200);
    server.process.kill('SIGTERM');
    assert.equal(await end(server), 0);
    const said = server.said().match(/as superuser or as the owner of its tables/g)?.length ?? 0;
    assert.equal(said, warnings, Object.keys(env).join());
  }
});

test('a public address that others find by http alone is warned of', async () => {
  for (const [PUBLIC_URL, warnings] of [
    ['http://teeka.example.in', 1],
    ['https://teeka.example.in', 0],
  ] as const) {
    const server = start({ PORT: '0', PUBLIC_URL });
    await addressOf(server);
    server.process.kill('SIGTERM');
    assert.equal(await end(server), 0);
    assert.equal(server.said().match(/PUBLIC_URL is http/g)?.length ?? 0, warnings, PUBLIC_URL);
  }
});

test('the data key of the first start is there at the second', async () => {
  const server = start({ PORT: '0' });
  const point = async (address: string) => (await fetch(`${address}/api/v1/vaccinator/mobile/appVersion`)).json();
  const first = await point(await addressOf(server));
  server.process.kill('SIGINT');
  await end(server);
  const again = start({ PORT: '0' });
  assert.deepEqual(await point(await addressOf(again)), first);
  again.process.kill('SIGTERM');
  await end(again);
});

test('a lost or foreign data key is said at once, and the right one starts again', async () => {
  const other = mkdtempSync(join(tmpdir(), 'teeka-other-'));
  const cases: [Record<string, string>, RegExp][] = [
    [{ DATA_DIR: other }, /^The data key of this database is not there: put its file [^\n]*data\.key back[^\n]*\n$/],
    [
      { DATA_KEY: Buffer.alloc(32, 3).toString('base64') },
      /^DATA_KEY is not the data key that this database is sealed under[^\n]*\n$/,
    ],
  ];
  for (const [env, sentence] of cases) {
    const from = Date.now();
    const server = start({ PORT: '0', ...env });
    assert.equal(await end(server), 1);
    assert.match(server.complained(), sentence);
    assert.ok(Date.now() - from < 15_000, 'it does not wait for idle connections');
  }
  rmSync(other, { recursive: true });
  const again = start({ PORT: '0' });
  assert.equal((await fetch(`${await addressOf(again)}/health`)).status, 200);
  again.process.kill('SIGTERM');
  assert.equal(await end(again), 0);
});

test('what keeps it from starting is one sentence and exit code 1', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const port = String((taken.address() as AddressInfo).port);
  const cases: [Record<string, string>, RegExp][] = [
    [{ PORT: port }, /^127.0.0.1:\d+ is taken: set PORT to a free one\.\n$/],
    [{ PORT: 'x' }, /^PORT must be a number from 0 to 65535, not "x"\.\n$/],
    [{ PORT: '0', DATABASE_URL: 'postgresql://u:hidden@127.0.0.1:9/none' }, /^No PostgreSQL answers at [^\n]*\n$/],
    [
      { PORT: '0', MIGRATE_DATABASE_URL: addressOfDatabase(database.url, 'postgres') },
      /^MIGRATE_DATABASE_URL names the database postgres and DATABASE_URL teeka_test_\w+: they must name the same one\.\n$/,
    ],
    [{ PORT: '0', DATA_KEY: 'short' }, /^DATA_KEY must hold the base64 of 32 bytes\.\n$/],
  ];
  for (const [env, sentence] of cases) {
    const server = start(env);
    assert.equal(await end(server), 1);
    assert.match(server.complained(), sentence);
    assert.doesNotMatch(server.complained(), /hidden/);
  }
  taken.close();
});
