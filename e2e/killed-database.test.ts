import assert from 'node:assert/strict';
import { globSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '../tools/launch/process.ts';
import { launch } from './harness/launched.ts';

const promised = 10;

async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await pause(10);
}

test('our own PostgreSQL, killed, is brought back by the launcher within ten seconds, said in one line each', async (t) => {
  const teeka = await launch(t);
  for (const nth of [1, 2]) {
    const killed = teeka.postgres();
    assert.ok(killed > 1);
    process.kill(killed, 'SIGKILL');
    await untilGone(killed);
    const from = performance.now();
    await teeka.says(new RegExp(`(The database is back\\.[^]*){${nth}}`), promised);
    assert.ok(await teeka.isHealthyWithin(promised), 'healthy again');
    t.diagnostic(`healthy after ${Math.round(performance.now() - from)} ms`);
    assert.notEqual(teeka.postgres(), killed);
  }
  assert.equal(teeka.said().match(/The database ended by itself \(SIGKILL\): it is brought back\./g)?.length, 2);
  assert.equal(teeka.child.exitCode, null, 'the launcher goes on');
  teeka.child.kill('SIGTERM');
  assert.equal(await teeka.ended, 0);
});

test('one that cannot be brought back ends the launcher with one sentence; its log does not fill the disk meanwhile', async (t) => {
  const teeka = await launch(t);
  const { folder } = JSON.parse(readFileSync(join(teeka.dataDir, 'postgres.json'), 'utf8')) as {
    folder: string;
  };
  const killed = teeka.postgres();
  // Without this file PostgreSQL does not start.
  renameSync(join(folder, 'global', 'pg_control'), join(folder, 'global', 'pg_control.aside'));
  const log = () => statSync(join(teeka.dataDir, 'logs', 'server.log')).size;
  const before = log();
  process.kill(killed, 'SIGKILL');
  assert.equal(await teeka.ended, 1);
  assert.match(teeka.said(), /The database could not be brought back: PostgreSQL did not start: .*pg_control/);
  // A line or two of each queue of jobs, and of each keeper of figures.
  assert.ok(log() - before < 6000, `${log() - before} bytes for some seconds without a database`);
  assert.deepEqual(globSync('*.lock', { cwd: teeka.dataDir }), []);
});

test('PostgreSQL that is killed in the first moments after a start takes nothing down', async (t) => {
  const teeka = await launch(t);
  for (let kill = 0; kill < 4; kill += 1) {
    await teeka.isHealthyWithin(promised);
    for (const wait of [150, 400]) {
      // The last answer on its health is up to a second old: the process may have gone, and its successor not be there.
      const now = teeka.postgres();
      if (now > 1 && isAlive(now)) process.kill(now, 'SIGKILL');
      await pause(wait);
    }
  }
  assert.ok(await teeka.isHealthyWithin(promised));
  assert.equal(teeka.child.exitCode, null);
});
