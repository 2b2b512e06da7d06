// npm test: every test there is, or those whose path holds one of the arguments; --fast leaves out database and browser,
// --everywhere makes the journeys on every device.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './launch/root.ts';
import { orSay } from './launch/stop-with-sentence.ts';
import { openThrowAwayPostgres } from './postgres/throw-away.ts';
import { type Ending, prepareEnding } from './start/ending.ts';
import { buildWeb, webDist } from './start/web-build.ts';
import { inBatches } from './test-run/batches.ts';
import { cpuOfTree } from './test-run/cpu-time.ts';
import { findTests, type TestFiles } from './test-run/files.ts';
import { Progress } from './test-run/progress.ts';
import type { Counts } from './test-run/run-batch.ts';
import { runBatches } from './test-run/run-batches.ts';

const { values, positionals } = parseArgs({
  options: { fast: { type: 'boolean' }, everywhere: { type: 'boolean' } },
  allowPositionals: true,
});
if (values.everywhere) process.env.JOURNEYS = 'everywhere';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Brings up what the chosen tests need and no more. */
async function prepare({ together, alone }: TestFiles, ending: Ending): Promise<void> {
  const needsDatabase = [...together, ...alone].some((file) => /^(apps\/server|apps\/sandbox|e2e)\//.test(file));
  if (needsDatabase && !values.fast) {
    process.env.TEST_DATABASE_URL = await openThrowAwayPostgres({ durable: false }, ending);
  }
  if (alone.length > 0 || (needsDatabase && positionals.length === 0)) {
    const logs = join(root, '.data', 'logs');
    mkdirSync(logs, { recursive: true });
    await buildWeb(join(logs, 'web-build.log'));
    process.env.WEB_DIST = webDist;
  }
}

async function runAll(ending: Ending): Promise<Counts> {
  const files = findTests(positionals, values.fast ?? false);
  await prepare(files, ending);
  const fileCount = files.together.length + files.alone.length;
  const progress = new Progress(fileCount, say);
  const started = Date.now();
  await runBatches(inBatches(files.together), 2, progress);
  await runBatches(inBatches(files.alone), 1, progress);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  progress.slowest();
  const { counts } = progress;
  say(`${fileCount} files in ${seconds} s${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`);
  return counts;
}

let outcome: Counts = { passed: 0, failed: 0, skipped: 0 };
await orSay(async () => {
  const ending = prepareEnding();
  try {
    const all = runAll(ending);
    const done = await Promise.race([all, ending.asked]);
    if (!done) process.exitCode = 130;
    else outcome = done;
  } finally {
    await ending.run();
  }
});
say(`${cpuOfTree().toFixed(1)} s of the processor, with database and build`);
if (outcome.failed > 0 || outcome.passed === 0) process.exitCode ||= 1;
process.stdout.write(`${outcome.passed} passed, ${outcome.failed} failed\n`, () => process.exit());
