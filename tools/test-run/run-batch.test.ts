import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '../launch/process.ts';
import { type Ended, type Failure, runBatch } from './run-batch.ts';

// Node runs no tests out of a test, and knows one by this mark.
delete process.env.NODE_TEST_CONTEXT;

/** What is reported of a test file with that code. */
async function reportOf(code: string, seconds: number) {
  const folder = mkdtempSync(join(tmpdir(), 'teeka-batch-'));
  const file = join(folder, 'case.test.mjs');
  writeFileSync(file, `import { test } from 'node:test';\n${code}`);
  const failures: Failure[] = [];
  const endings: Ended[] = [];
  const tell = { failure: (each: Failure) => failures.push(each), ended: (each: Ended) => endings.push(each) };
  try {
    await runBatch([file], tell, seconds * 1000);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return { messages: failures.map(({ message }) => message), counts: endings.map(({ counts }) => counts) };
}

test('a file that passes is told so', async () => {
  const report = await reportOf("test('passes', () => undefined);", 30);
  assert.deepEqual(report, { messages: [], counts: [{ passed: 1, failed: 0, skipped: 0 }] });
});

test('a process that goes on after its tests is ended, and that is a failure', async () => {
  const report = await reportOf("setInterval(() => undefined, 1000);\ntest('passes', () => undefined);", 8);
  assert.deepEqual(report.counts, [{ passed: 1, failed: 1, skipped: 0 }]);
  assert.match(report.messages.join(), /went on for more than 8 s/);
});

test('a run that is killed leaves no process behind, whatever its files do with signals', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'teeka-batch-'));
  const [file, note, program] = [join(folder, 'case.test.mjs'), join(folder, 'pid'), join(folder, 'run.mjs')];
  const stubborn = `import { writeFileSync } from 'node:fs';
    import { test } from 'node:test';
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
    setInterval(() => undefined, 1000);
    test('never ends', () => new Promise(() => writeFileSync(${JSON.stringify(note)}, String(process.pid))));`;
  writeFileSync(file, stubborn);
  const start = `import { runBatch } from ${JSON.stringify(import.meta.resolve('./run-batch.ts'))};
    await runBatch([${JSON.stringify(file)}], { failure() {}, ended() {} });`;
  writeFileSync(program, start);
  const run = spawn(process.execPath, [program], { stdio: 'ignore' });
  const ended = once(run, 'exit');
  const until = async (holds: () => boolean) => {
    for (const deadline = Date.now() + 60_000; !holds(); await pause(100)) assert.ok(Date.now() < deadline);
  };
  let worker = 0;
  try {
    await until(() => existsSync(note) && readFileSync(note, 'utf8') !== '');
    worker = Number(readFileSync(note, 'utf8'));
    run.kill('SIGKILL');
    await ended;
    await until(() => !isAlive(worker));
  } finally {
    run.kill('SIGKILL');
    if (worker && isAlive(worker)) process.kill(worker, 'SIGKILL');
    rmSync(folder, { recursive: true });
  }
});
