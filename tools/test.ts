// npm test: every test there is, or those whose path holds one of the arguments; --fast leaves out database and browser,
// --everywhere makes the journeys on every device, --long tries every random case.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './browser/find-chromium.ts';
import { root } from './launch/root.ts';
import { orSay } from './launch/stop-with-sentence.ts';
import { openThrowAwayPostgres } from './postgres/throw-away.ts';
import { type Ending, untilStopped } from './start/ending.ts';
import { buildWeb, webDist } from './start/web-build.ts';
import { inBatches } from './test-run/batches.ts';
import { CpuTime } from './test-run/cpu-time.ts';
import { findTests } from './test-run/files.ts';
import { Progress } from './test-run/progress.ts';
import type { Counts } from './test-run/run-batch.ts';
import { type Queue, runBatches } from './test-run/run-batches.ts';
import { seed } from './test-run/trials.ts';

const { values, positionals } = parseArgs({
  options: { fast: { type: 'boolean' }, everywhere: { type: 'boolean' }, long: { type: 'boolean' } },
  allowPositionals: true,
});
if (values.everywhere) process.env.JOURNEYS = 'everywhere';
if (values.long) process.env.TEST_LONG = 'on';
// A run over midnight goes on with the day it began on.
process.env.TEST_SEED = String(seed);

const cpu = new CpuTime();
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function openDatabase(ending: Ending): Promise<void> {
  process.env.TEST_DATABASE_URL = await openThrowAwayPostgres({ durable: false }, ending);
}

async function buildApp(): Promise<void> {
  const logs = join(root, '.data', 'logs');
  mkdirSync(logs, { recursive: true });
  await buildWeb(join(logs, 'web-build.log'));
  process.env.WEB_DIST = webDist;
}

async function runAll(ending: Ending): Promise<Counts> {
  const files = findTests(positionals, values.fast ?? false);
  const fileCount = files.pure.length + files.server.length + files.journeys.length;
  const progress = new Progress(fileCount, say);
  const started = Date.now();
  say(`${fileCount} files; TEST_SEED=${seed} makes the same random cases again`);
  const database = files.server.length + files.journeys.length > 0 ? openDatabase(ending) : undefined;
  // The browser that a package ships is unpacked once: those who find a half of it believe that it does not start here.
  const app = files.journeys.length > 0 ? Promise.all([buildApp(), findChromium()]) : undefined;
  const pure: Queue = { batches: inBatches(files.pure) };
  const server: Queue = { batches: inBatches(files.server), ready: () => Promise.all([database]) };
  const journeys: Queue = { batches: inBatches(files.journeys), ready: () => Promise.all([database, app]) };
  // A journey waits for its screens half of the time: three at once keep two cores busy.
  const rows = [
    [journeys, server, pure],
    [journeys, pure, server],
    [pure, server, journeys],
  ];
  await runBatches(rows, progress);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  progress.slowest();
  progress.failures();
  const { counts } = progress;
  say(`${fileCount} files in ${seconds} s${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`);
  return counts;
}

let outcome: Counts = { passed: 0, failed: 0, skipped: 0 };
await orSay(async () => {
  const done = await untilStopped(runAll);
  if (!done) process.exitCode = 130;
  else outcome = done;
});
say(`${cpu.seconds.toFixed(1)} s of the processor, with database and build`);
if (outcome.failed > 0 || outcome.passed === 0) process.exitCode ||= 1;
process.stdout.write(`${outcome.passed} passed, ${outcome.failed} failed\n`, () => process.exit());
