// npm start: PostgreSQL, the built app and the server, up with one command and down with Ctrl-C.
import { join } from 'node:path';
import { orSay } from './launch/stop-with-sentence.ts';
import {
  addressOf,
  bringUpDatabase,
  bringUpSandbox,
  bringUpServer,
  claimPlace,
  whyEnded,
} from './start/bring-up.ts';
import { keepDemoCurrent, loadDemoOnce } from './start/demo-district.ts';
import { type Ending, prepareEnding } from './start/ending.ts';
import { untilHealthy } from './start/health.ts';
import type { Service } from './start/service.ts';
import { readSettings, type Settings } from './start/settings.ts';
import { describeSignIns } from './start/sign-ins.ts';
import { tellAuthority } from './start/tell-authority.ts';
import { buildWeb, webDist } from './start/web-build.ts';

const tell = (what: string) => process.stdout.write(`${what}\n`);

async function bringUp(settings: Settings, ending: Ending): Promise<Service> {
  await claimPlace(settings, ending);
  const databaseReady = bringUpDatabase(settings, ending);
  const built = buildWeb(join(settings.dataDir, 'logs', 'web-build.log'), tell);
  // Both are waited for even when one fails, so that whatever came up is known and can be stopped.
  const [database, build] = await Promise.allSettled([databaseReady, built]);
  if (database.status === 'rejected') throw database.reason;
  if (build.status === 'rejected') throw build.reason;
  const sandbox = await bringUpSandbox(settings, ending);
  const server = bringUpServer({ settings, databaseUrl: database.value, sandbox, webDist }, ending);
  if (!(await untilHealthy(addressOf(settings), server.ended))) throw whyEnded(server, settings);
  if (settings.demo) {
    await loadDemoOnce(database.value, settings.dataDir);
    keepDemoCurrent(database.value);
    if (sandbox) await tellAuthority(sandbox, database.value, settings);
  }
  process.stdout.write(`\nTeeka is ready: ${addressOf(settings)}\n`);
  if (sandbox) process.stdout.write(`Text messages of the demo arrive at ${sandbox}\n`);
  if (settings.demo) process.stdout.write(`\n${describeSignIns()}`);
  process.stdout.write('\nCtrl-C stops everything.\n');
  return server;
}

await orSay(async () => {
  const ending = prepareEnding();
  const settings = readSettings();
  const up = bringUp(settings, ending);
  try {
    const server = await Promise.race([up, ending.asked]);
    const outcome = server && (await Promise.race([ending.asked, server.ended.then(() => 'ended' as const)]));
    if (server && outcome === 'ended') throw whyEnded(server, settings);
    process.stdout.write('\nStopping …\n');
  } finally {
    await ending.run();
    // A start that was interrupted may have brought up one more thing meanwhile.
    await up.catch(() => undefined);
    await ending.run();
  }
});
process.exit();
