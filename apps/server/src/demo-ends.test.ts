import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { closeDemoAccounts, openDemoAccounts } from '../db/demo/demo-accounts.ts';
import { loadDemo } from '../db/demo/load.ts';
import { systemClock } from './platform/clock/clock.ts';
import { withClient } from './platform/db/client.ts';
import { tellOfKey } from './prepare-database.ts';
import { refuseDemoBesideWork } from './refuse-demo-beside-work.ts';
import { type TestDatabase, testDatabase } from './testing/test-database.ts';
import { testServer } from './testing/test-server.ts';

const dataKey = Buffer.alloc(32, 5);
const dataDir = mkdtempSync(join(tmpdir(), 'teeka-demo-ends-'));
let database: TestDatabase;
before(async () => {
  database = await testDatabase();
  await loadDemo(database.url, { people: 200, today: systemClock().today, dataKey });
});
after(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What the server says on a start without a demo. */
async function startForReal(): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      DATA_KEY: dataKey.toString('base64'),
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  setTimeout(() => child.kill('SIGTERM'), 90_000).unref();
  const [code] = await once(child, 'exit');
  return { code, said };
}

describe('where a demo was, real work does not begin beside its accounts', () => {
  test('with DEMO=off the server does not start on them, and says what can be done', async () => {
    const { code, said } = await startForReal();
    assert.equal(code, 1);
    assert.match(
      said,
      /^This database has accounts of the demo \(\S+ and \d+ more\), whose passwords everybody knows: .*--close-accounts\n$/,
    );
  });

  test('closed, none of them signs in, their sign-ins are over, and the server starts', async () => {
    await refuseDemoBesideWork({ demo: true, databaseUrl: database.url });
    const names = await openDemoAccounts(database.url);
    assert.ok(names.includes('national1') && names.includes('vaccinator1'), names.join());
    await withClient(database.url, (client) =>
      client.query(
        `insert into sign_in (sign_in_id, user_id, session_key_wrapped, refresh_hash, expires_at)
         select gen_random_uuid(), user_id, '\\x00', '\\x00', now() + interval '1 day' from app_user`,
      ),
    );
    assert.equal(await closeDemoAccounts(database.url), names.length);
    assert.deepEqual(await openDemoAccounts(database.url), []);
    await refuseDemoBesideWork({ demo: false, databaseUrl: database.url });
    const { rows } = await withClient(database.url, (client) =>
      client.query('select from sign_in where ended_at is null'),
    );
    assert.equal(rows.length, 0);
  });

  test("an account that is not of a demo is nobody else's business", async () => {
    const other = await testServer({ sandbox: false });
    const places = await other.fixtures.places();
    await other.fixtures.user({ places, sites: [] });
    const { databaseUrl } = other.platform.env;
    await refuseDemoBesideWork({ demo: false, databaseUrl });
    await assert.rejects(
      refuseDemoBesideWork({ demo: true, databaseUrl }),
      /^Error: Real work is done in this database: .*DEMO=off/,
    );
  });
});

test('a place of real work says what a key beside the data means, and nothing where DATA_KEY names it', () => {
  assert.match(tellOfKey({ dataKey: undefined }, true) ?? '', /^A data key was made in a file beside the data\./);
  assert.match(tellOfKey({ dataKey: undefined }, false) ?? '', /^The data key lies in a file beside the data: /);
  assert.equal(tellOfKey({ dataKey: dataKey.toString('base64') }, false), undefined);
});

const real = await testServer({ sandbox: false });
const demo = await testServer({ sandbox: false, env: { DEMO: 'on' } });

test("the demo's passwords are served where there is a demo, and nowhere else", async () => {
  const shown = await fetch(`${demo.base}/demo-sign-ins.json`);
  assert.equal(shown.status, 200);
  assert.match(await shown.text(), /vaccinator1/);
  const hidden = await fetch(`${real.base}/demo-sign-ins.json`);
  assert.equal(hidden.status, 404);
  assert.doesNotMatch(await hidden.text(), /vaccinator1/);
});
