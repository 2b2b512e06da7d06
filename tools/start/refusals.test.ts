import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { freePort } from '../launch/port.ts';
import { root } from '../launch/root.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'teeka-refusals-'));
const holder = createServer();
let takenPort = 0;
let unusedPort = 0;

before(async () => {
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const address = holder.address();
  takenPort = typeof address === 'object' && address ? address.port : 0;
  unusedPort = await freePort();
});
after(() => {
  holder.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts with these settings and answers what an operator sees when it gives up. */
function start(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(unusedPort), ...settings };
  const child = spawn(process.execPath, ['tools/start.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said: said.trim() })));
}

const cases: [what: string, settings: () => Record<string, string>, sentence: RegExp][] = [
  ['a port that is none', () => ({ PORT: '99999' }), /^PORT must be a port from 1 to 65535, not "99999"\.$/],
  ['a port that is taken', () => ({ PORT: String(takenPort) }), /^Port \d+ is taken by another program: /],
  ['a host of another machine', () => ({ HOST: '192.0.2.1', DEMO: 'on' }), /HOST is not an address of this machine/],
  [
    'a fingerprint device where no page looks for one',
    () => ({ SANDBOX_DEVICE_PORT: '11280' }),
    /^SANDBOX_DEVICE_PORT must be 11100 to 11120, where pages look for devices, or 0 for none, not "11280"\.$/,
  ],
  ['a switch that is neither on nor off', () => ({ DEMO: 'perhaps' }), /^DEMO must be on or off, not "perhaps"\.$/],
  [
    'a data folder inside a file',
    () => ({ DATA_DIR: join(root, 'package.json', 'x') }),
    /cannot be written to \(ENOTDIR\)/,
  ],
  [
    'a demo nobody asked for, in a database of others',
    () => ({ DATABASE_URL: `postgresql://someone:secret@127.0.0.1:${unusedPort}/teeka` }),
    /^With DATABASE_URL say what is meant: DEMO=off for real work, or DEMO=on for the demo/,
  ],
  [
    'a demo nobody asked for, where others reach it',
    () => ({ HOST: '0.0.0.0' }),
    /^With HOST 0\.0\.0\.0 say what is meant: DEMO=off for real work, or DEMO=on for the demo/,
  ],
  [
    'a database address of another kind',
    () => ({ DATABASE_URL: 'mysql://h/d', DEMO: 'off' }),
    /^DATABASE_URL must look like postgresql:/,
  ],
  [
    'a database that does not answer, its password unsaid',
    () => ({ DATABASE_URL: `postgresql://someone:secret@127.0.0.1:${unusedPort}/teeka`, DEMO: 'off' }),
    /^No PostgreSQL answers at postgresql:\/\/someone@127\.0\.0\.1:\d+\/teeka: start it or correct DATABASE_URL\.$/,
  ],
];

describe('a start that cannot be is refused with one sentence and exit code 1', () => {
  for (const [what, settings, sentence] of cases) {
    test(what, async () => {
      const { code, said } = await start(settings());
      assert.match(said, sentence);
      assert.equal(said.split('\n').length, 1);
      assert.equal(code, 1);
    });
  }
});
