import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeDataKey, readDataKeys, writeKeyFile } from '../sealing/data-key.ts';
import { readEnv } from './env.ts';
import { StartProblem } from './start-problem.ts';

const DATABASE_URL = 'postgresql://u:p@localhost:5432/teeka';

test('defaults', () => {
  const env = readEnv({ DATABASE_URL });
  assert.deepEqual(
    [env.port, env.host, env.demo, env.twoStep, env.appVersion],
    [8080, 'localhost', false, false, '1.0'],
  );
});

test('two steps need both switches', () => {
  const twoStep = (production: string, auth: string) =>
    readEnv({ DATABASE_URL, TWO_STEP_PRODUCTION: production, TWO_STEP_AUTH: auth }).twoStep;
  assert.deepEqual([twoStep('on', 'on'), twoStep('on', 'off'), twoStep('off', 'on')], [true, false, false]);
});

test('a wrong setting is told by name, in one sentence', () => {
  const wrong: Record<string, string>[] = [
    { DATABASE_URL: '' },
    { DATABASE_URL: 'mysql://x' },
    { MIGRATE_DATABASE_URL: 'mysql://x' },
    { PORT: 'eighty' },
    { PORT: '70000' },
    { DEMO: 'maybe' },
    { LOG_LEVEL: 'loud' },
    { SMS_GATEWAY_URL: 'not a url' },
    { APP_VERSION: 'v1' },
    { PREFIX_AUTH: 'api' },
    { DATABASE_CONNECTIONS: '1' },
    { TRUST_PROXY: 'on' },
    { TRUST_PROXY: '1' },
    { TRUST_PROXY: '10.0.0.5,proxy.local' },
    { TRUST_PROXY: '0.0.0.0/0' },
    { TRUST_PROXY: '10.0.0.0/33' },
  ];
  for (const setting of wrong) {
    const [name = ''] = Object.keys(setting);
    assert.throws(
      () => readEnv({ DATABASE_URL, ...setting }),
      (error: Error) => error instanceof StartProblem && error.message.includes(name) && error.message.endsWith('.'),
      name,
    );
  }
});

test('proxies are named by address or subnet', () => {
  const proxies = (text: string) => readEnv({ DATABASE_URL, TRUST_PROXY: text }).trustProxy;
  assert.deepEqual(proxies('off'), []);
  assert.deepEqual(proxies(''), []);
  assert.deepEqual(proxies('10.0.0.5, 10.1.0.0/16,2001:db8::/32,loopback'), [
    '10.0.0.5',
    '10.1.0.0/16',
    '2001:db8::/32',
    'loopback',
  ]);
});

test('prefixes can be set', () => {
  assert.deepEqual(readEnv({ DATABASE_URL, PREFIX_BENEFICIARY_V3: '/x/y' }).prefixes, {
    beneficiary_v3: '/x/y',
  });
});

test('the data keys: from the environment, else a file made once, for its owner only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'teeka-key-'));
  const [given, older] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
  assert.deepEqual(readDataKeys(folder, given.toString('base64'))?.keys, [given]);
  const both = `${given.toString('base64')}, ${older.toString('base64')}`;
  assert.deepEqual(readDataKeys(folder, both)?.keys, [given, older], 'the first one writes');
  assert.equal(readDataKeys(folder, undefined), undefined, 'reading makes nothing');
  assert.equal(existsSync(join(folder, 'data.key')), false);
  const made = makeDataKey(folder);
  assert.deepEqual(
    made.keys.map(({ length }) => length),
    [32],
  );
  assert.deepEqual(makeDataKey(folder), made, 'who comes second takes what is there');
  assert.deepEqual(readDataKeys(folder, undefined), made);
  assert.deepEqual(readdirSync(folder), ['data.key']);
  assert.equal(statSync(join(folder, 'data.key')).mode & 0o777, 0o600);
  writeKeyFile(folder, [given, older]);
  assert.deepEqual(readDataKeys(folder, undefined)?.keys, [given, older]);
  assert.throws(() => readDataKeys(folder, 'short'), /DATA_KEY must hold the base64 of 32 bytes/);
  writeFileSync(join(folder, 'data.key'), 'torn');
  assert.throws(() => readDataKeys(folder, undefined), StartProblem);
  rmSync(folder, { recursive: true });
});
