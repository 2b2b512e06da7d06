import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { takeLock } from './lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'teeka-lock-'));
const address = 'http://localhost:8080';
after(() => rmSync(folder, { recursive: true, force: true }));

function lockedBy(pid: number): void {
  writeFileSync(join(folder, 'start.lock'), JSON.stringify({ pid, address }));
}

test('a free folder is taken, let go, and taken again', () => {
  const lock = takeLock(folder, address);
  assert.equal(lock.wasStale, false);
  lock.release();
  takeLock(folder, address).release();
});

test('a folder that a running start holds is refused, naming its address', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)', 'tools/start.ts'], {
    stdio: 'ignore',
  });
  await once(other, 'spawn');
  lockedBy(other.pid ?? 0);
  assert.throws(() => takeLock(folder, address), /already runs from this folder: http:\/\/localhost:8080/);
  other.kill();
  await once(other, 'exit');
});

test('what a killed start left is taken over, even when its number now belongs to another program', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'ignore' });
  await once(other, 'spawn');
  lockedBy(other.pid ?? 0);
  const overOther = takeLock(folder, address);
  assert.equal(overOther.wasStale, true);
  other.kill();
  await once(other, 'exit');
  overOther.release();
  lockedBy(2 ** 22 - 1);
  takeLock(folder, address).release();
  writeFileSync(join(folder, 'start.lock'), '{"pid":');
  takeLock(folder, address).release();
});
