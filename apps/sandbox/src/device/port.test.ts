import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readDevicePort } from './port.ts';

test('the device listens where pages look for devices, or nowhere', () => {
  const table: [string | undefined, number][] = [
    [undefined, 11_100],
    ['', 11_100],
    [' 11120 ', 11_120],
    ['0', 0],
  ];
  for (const [setting, port] of table) assert.equal(readDevicePort(setting), port, String(setting));
  for (const wrong of ['abc', '11121', '11099', '11280', '-1', '11100.5', '0x2B5C', '1e4'])
    assert.throws(() => readDevicePort(wrong), new RegExp(`11100 to 11120, .* 0 for none, not "${wrong}"`));
});

test('a sandbox whose device nobody would find does not start, and says so', () => {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const started = spawnSync(process.execPath, [main], {
    env: { SANDBOX_PORT: '0', SANDBOX_DEVICE_PORT: '11280' },
    timeout: 30_000,
    encoding: 'utf8',
  });
  assert.equal(started.status, 1);
  assert.equal(started.stdout, '');
  assert.match(started.stderr, /^SANDBOX_DEVICE_PORT must be 11100 to 11120/);
});
