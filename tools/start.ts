// npm start: PostgreSQL, the built app and the server, up with one command and down with Ctrl-C.
import { join } from 'node:path';
import { orSay, type Sentence } from './launch/stop-with-sentence.ts';
import { boundLogs } from './start/bound-logs.ts';
import { addressOf, bringUpDatabase, bringUpSandbox, claimPlace, type Database, whyEnded } from './start/bring-up.ts';
import { keepDemoCurrent, loadDemoOnce } from './start/demo-district.ts';
import { type Ending, prepareEnding } from './start/ending.ts';
import { bringUpHealthyServer } from './start/healthy-server.ts';
import { findProgramUser } from './start/program-user.ts';
import type { Service } from './start/service.ts';
import { readSettings, type Settings } from './start/settings.ts';
import { describeSignIns } from './start/sign-ins.ts';
import { tell } from './start/tell.ts';
import { tellAuthority } from './start/tell-authority.ts';
import { untilDone } from './start/until-done.ts';
import { buildWeb, webDist } from './start/web-build.ts';

interface Running {
  server: Service;
  database: Database;
}

/** The demo's stand-in for the identity authority can wait: without it only its comparisons find nobody. */
async function introducePeople(sandbox: string, { url, lost }: Database, settings: Settings): Promise<void> {
  try {
    await untilDone(() => tellAuthority(sandbox, url, settings), lost);
  } catch (error) {
    tell(`The demo's identity authority knows nobody: ${(error as Error).message}`);
  }
}

async function bringUp(settings: Settings, ending: Ending): Promise<Running> {
  await claimPlace(settings, ending);
  const user = findProgramUser(settings, tell);
  const logs = join(settings.dataDir, 'logs');
  ending.undo(boundLogs(logs));
  const databaseReady = bringUpDatabase(settings, ending);
  const built = buildWeb(join(logs, 'web-build.log'), tell);
  // Both are waited for even when one fails, so that whatever came up is known and can be stopped.
  const [databaseUp, build] = await Promise.allSettled([databaseReady, built]);
  if (databaseUp.status === 'rejected') throw databaseUp.reason;
  if (build.status === 'rejected') throw build.reason;
  const database = databaseUp.value;
  const sandbox = await bringUpSandbox(settings, ending, user);
  const server = await bringUpHealthyServer({ settings, sandbox, webDist, user }, database, ending);
  if (settings.demo) {
    await loadDemoOnce(database, settings.dataDir);
    keepDemoCurrent(database.ownerUrl);
    if (sandbox) await introducePeople(sandbox, database, settings);
  }
  tell(`\nTeeka is ready: ${addressOf(settings)}`);
  if (sandbox) tell(`Text messages of the demo arrive at ${sandbox}`);
  if (settings.demo) tell(`\n${describeSignIns()}`.trimEnd());
  tell('\nCtrl-C stops everything.');
  return { server, database };
}

/** Settles with the sentence for what ended by itself and cannot be brought back. */
function untilBroken({ server, database }: Running, settings: Settings): Promise<Sentence> {
  return Promise.race([server.ended.then(() => whyEnded(server, settings)), database.lost]);
}

await orSay(async () => {
  const ending = prepareEnding();
  const settings = readSettings();
  const up = bringUp(settings, ending);
  try {
    const running = await Promise.race([up, ending.requested]);
    const broken = running && (await Promise.race([ending.requested, untilBroken(running, settings)]));
    if (broken) throw broken;
    tell('\nStopping …');
  } finally {
    await ending.run();
    // A start that was interrupted may have brought up one more thing meanwhile.
    await up.catch(() => undefined);
    await ending.run();
  }
});
process.exit();
