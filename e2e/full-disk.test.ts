import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '../apps/server/src/platform/db/client.ts';
import { readyCalls, readySession, signedIn } from '../tools/bench-run/dose-place.ts';
import { compareBooks } from '../tools/crash-run/books.ts';
import { makePhones } from '../tools/crash-run/phones.ts';
import { launch, ownFolder } from './harness/launched.ts';

/** Room for PostgreSQL, the demo and a while of work. */
const megabytes = 300;
const promised = 20;
const calls = 3000;

/** A disk of its own for the data folder; the reason why there can be none. */
function mountDisk(folder: string): string | undefined {
  if (process.platform !== 'linux') return 'a small disk is mounted as Linux does it';
  const { status, stderr, error } = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'teeka-full-disk', folder],
    { encoding: 'utf8' },
  );
  if (status !== 0) return `no small disk can be mounted: ${error?.message ?? stderr.trim()}`;
  const { blocks, bsize } = statfsSync(folder);
  if (blocks * bsize === megabytes * 1024 ** 2) return undefined;
  spawnSync('umount', ['--lazy', folder]);
  return `the mounted disk holds ${(blocks * bsize) / 1024 ** 2} MB`;
}

/** Takes every byte that is left, and what others give back meanwhile. */
function fill(file: string): void {
  const at = openSync(file, 'a');
  try {
    for (let block = Buffer.alloc(1024 * 1024); block.length > 0; )
      try {
        writeSync(at, block);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        block = block.subarray(0, Math.floor(block.length / 2));
      }
  } finally {
    closeSync(at);
  }
}

test('a disk that fills to the brim while doses are recorded: nothing is lost, and room is all it needs', async (t) => {
  const folder = ownFolder();
  const reason = mountDisk(folder);
  if (reason) {
    rmSync(folder, { recursive: true });
    return t.skip(reason);
  }
  const dataDir = join(folder, 'data');
  const filler = join(dataDir, 'filler');
  const ends: (() => Promise<void>)[] = [];
  t.after(async () => {
    for (const end of ends) await end();
    spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  const disk = { after: (work: () => Promise<void>) => void ends.push(work) };
  const teeka = await launch(disk, { dataDir, env: { CALLS_PER_MINUTE: '10000000' } });
  const { port, password } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as {
    port: number;
    password: string;
  };
  const owner = `postgresql://postgres:${password}@127.0.0.1:${port}/teeka`;
  const session = await readySession(owner);
  const client = await signedIn(teeka.address);
  const phones = makePhones(client, await readyCalls(client, session, calls), 4);
  const running = phones.run();
  const answeredBeyond = async (count: number, seconds: number) => {
    const deadline = Date.now() + seconds * 1000;
    while (phones.answered.size <= count && Date.now() < deadline) await pause(20);
    return phones.answered.size > count;
  };
  try {
    assert.ok(await answeredBeyond(50, 60), `doses are recorded: ${teeka.said()}`);
    const was = teeka.postgres();
    fill(filler);
    // The log of changes goes on in prepared pieces; with these used up PostgreSQL has to stop.
    const until = Date.now() + 180_000;
    while (!/The disk is full/.test(teeka.said()) && Date.now() < until) {
      fill(filler);
      await withClient(owner, (own) =>
        own.query("select pg_logical_emit_message(false, 'fill', repeat('x', 4000000))"),
      ).catch(() => undefined);
    }
    await teeka.says(/The disk is full: the database waits for room/, 5);
    const atFull = phones.answered.size;
    await pause(6_000);
    assert.equal(teeka.child.exitCode, null, 'the launcher waits');
    rmSync(filler);
    const from = performance.now();
    assert.ok(await teeka.isHealthyWithin(promised), `healthy again: ${teeka.said()}`);
    const healthy = performance.now() - from;
    assert.ok(await answeredBeyond(atFull, promised), `doses are recorded again: ${teeka.said()}`);
    const answered = performance.now() - from;
    assert.notEqual(teeka.postgres(), was, 'PostgreSQL had stopped');
    t.diagnostic(
      `${atFull} doses answered before; healthy ${(healthy / 1000).toFixed(1)} s and the next dose ${(answered / 1000).toFixed(1)} s after there was room`,
    );
    await pause(2_000);
  } finally {
    rmSync(filler, { force: true });
    phones.stop();
    await running;
  }
  const { lost, doubled, halves, whole } = await compareBooks(owner, phones);
  t.diagnostic(`${phones.answered.size} answered in ${phones.counts.tries} tries, ${whole} whole on record`);
  assert.deepEqual(
    { lost, doubled, halves, refused: phones.counts.refused },
    { lost: 0, doubled: 0, halves: 0, refused: [] },
  );
  assert.equal(whole, phones.sent.size);
  assert.equal(teeka.said().match(/The disk is full/g)?.length, 1, 'it is said once');
});
