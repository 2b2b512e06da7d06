import { buildApp } from './app.ts';
import { handlersOf } from './handlers.ts';
import { importKinds } from './import-kinds.ts';
import { sweepQuestions } from './modules/abha/index.ts';
import { keepSealing } from './modules/audit/index.ts';
import { sweep } from './modules/auth/index.ts';
import { comparePhotoIds } from './modules/beneficiaries/index.ts';
import { keepCoverage } from './modules/coverage/index.ts';
import { downloadKinds } from './modules/downloads/index.ts';
import { sweepDepartures } from './modules/pack/index.ts';
import { keepPairings } from './modules/pairing/index.ts';
import { keepDueRows } from './modules/schedule/index.ts';
import { tellingJobs } from './modules/sessions/index.ts';
import { keepProgrammes } from './modules/settings/index.ts';
import { tellAccountsJobs } from './modules/workers/index.ts';
import { sweepTries } from './platform/access/tries/tries.ts';
import { systemClock } from './platform/clock/clock.ts';
import { hour } from './platform/clock/durations.ts';
import { excessOf } from './platform/db/app-role.ts';
import { connectOnce } from './platform/db/connect-once.ts';
import { downloadJobs, sweepDownloads } from './platform/downloads/index.ts';
import { readEnv } from './platform/env/env.ts';
import { aboutOpenUrl, isOpenUrl } from './platform/env/open-url.ts';
import { StartProblem } from './platform/env/start-problem.ts';
import { sweepFiles } from './platform/files/put/sweep-files.ts';
import type { Platform } from './platform/http/platform.ts';
import { sweepReceipts } from './platform/http/sweep-receipts.ts';
import { importJobs, sweepImports } from './platform/imports/index.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { type Logger, makeLog } from './platform/log/log.ts';
import { safeError } from './platform/log/safe-error.ts';
import { makePlatform } from './platform/make-platform.ts';
import { keepWriting } from './platform/refused/keep-writing.ts';
import { sweepRefusedCalls } from './platform/refused/sweep-refused-calls.ts';
import { KeyKeeper } from './platform/sealing/keep-keys.ts';
import { aboutExcess, aboutKept, prepareDatabase, tellOfKey } from './prepare-database.ts';
import { refuseDemoBesideWork } from './refuse-demo-beside-work.ts';

/** Longest wait for calls under way once the server was told to stop. */
const patience = 10_000;

function listenProblem(error: unknown, at: string): StartProblem | undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new StartProblem(`${at} is taken: set PORT to a free one.`);
  if (code === 'EACCES') return new StartProblem(`This user may not listen on ${at}: set PORT to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartProblem(`This machine has no address ${at}: correct HOST.`);
  return undefined;
}

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const log = makeLog(env.logLevel);
  const { keys, ring, made, from, applied, kept } = await prepareDatabase(env);
  if (applied.length > 0) log.info({ applied }, 'migrated');
  if (kept.length > 0) log.warn({ kept }, aboutKept);
  await refuseDemoBesideWork(env);
  const aboutKey = env.demo ? undefined : tellOfKey(env, made);
  if (aboutKey) log.warn({ file: from }, aboutKey);
  const excess = await connectOnce(env.databaseUrl, excessOf);
  if (excess) log.warn({ role: excess }, aboutExcess);
  if (isOpenUrl(env.publicUrl)) log.warn({ publicUrl: env.publicUrl }, aboutOpenUrl);
  const platform = makePlatform({ env, clock: systemClock, ring, log });
  const keeper = new KeyKeeper({ pool: platform.pool, ring, env }, keys, log);
  try {
    await keeper.look();
    await serve(platform, keeper, log);
  } catch (error) {
    await platform.pool.end();
    throw error;
  }
}

async function serve(platform: Platform, keeper: KeyKeeper, log: Logger): Promise<void> {
  const { env } = platform;
  await platform.serverKeys.current();
  const app = await buildApp({ platform, handlers: handlersOf(platform), log });

  const sweeping = setInterval(() => {
    const swept = [
      comparePhotoIds,
      sweep,
      sweepImports,
      sweepDownloads,
      sweepReceipts,
      sweepDepartures,
      sweepTries,
      sweepRefusedCalls,
      sweepQuestions,
      sweepFiles,
    ].map((each) => each(platform));
    Promise.all(swept).catch((error: unknown) => log.warn({ error: safeError(error) }, 'not swept'));
  }, hour);
  keeper.start();
  const traces = keepWriting(platform, log);
  const sealing = keepSealing(platform, log);
  const dueRows = keepDueRows(platform, log);
  const coverage = keepCoverage(platform, log);
  const programmes = keepProgrammes(platform, log);
  const pairings = keepPairings(platform, log);

  const jobs = new Jobs(
    platform,
    [
      ...importJobs(importKinds, platform),
      ...tellingJobs(platform),
      ...tellAccountsJobs(platform),
      ...downloadJobs(downloadKinds, platform),
    ],
    log,
  );
  jobs.start();
  /** What works beside the calls, in the order in which it is stopped. */
  const beside = [jobs, programmes, dueRows, coverage, pairings, traces, sealing, keeper];
  const stopBeside = async () => {
    clearInterval(sweeping);
    for (const each of beside) await each.stop();
  };

  let stopping = false;
  comparePhotoIds(platform, () => !stopping).catch((error: unknown) =>
    log.warn({ error: safeError(error) }, 'photo IDs of before not hashed anew'),
  );
  const stop = async (why: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ why }, 'stopping');
    setTimeout(() => process.exit(1), patience).unref();
    // No job is begun while the calls under way end.
    await Promise.all([app.close(), jobs.stop()]);
    await stopBeside();
    await platform.pool.end();
    log.info('stopped');
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  process.on('unhandledRejection', (error) => log.error({ error: safeError(error) }, 'unhandled'));

  const { host, port } = env;
  try {
    log.info({ address: await app.listen({ host, port }) }, 'listening');
  } catch (error) {
    await stopBeside();
    throw listenProblem(error, `${host}:${port}`) ?? error;
  }
}

try {
  await start();
} catch (error) {
  const sentence = error instanceof StartProblem ? error.message : `Teeka could not start: ${(error as Error).message}`;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
