import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

const log = pathToFileURL(join(import.meta.dirname, 'log.ts')).href;
const program = `
  import { makeLog } from '${log}';
  const log = makeLog('info');
  const writing = setInterval(() => log.info('x'.repeat(1000)), 1);
  setTimeout(() => { clearInterval(writing); process.exit(7); }, 400);`;

/** A device on which every write fails as on a full disk; other systems than Linux have none. */
const full = '/dev/full';

test('a log that cannot be written for want of room ends nobody', { skip: !existsSync(full) }, async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', openSync(full, 'w'), 'inherit'],
    timeout: 20_000,
  });
  const [code] = await once(child, 'exit');
  assert.equal(code, 7);
});
