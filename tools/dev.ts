// npm run dev: what npm start brings up, but the app comes from Vite with hot reload and the server restarts at changes.
import { join } from 'node:path';
import { createServer } from 'vite';
import { freePort } from './launch/port.ts';
import { root } from './launch/root.ts';
import { orSay } from './launch/stop-with-sentence.ts';
import { addressOf, bringUpDatabase, bringUpSandbox, claimPlace, type Database } from './start/bring-up.ts';
import { loadDemoOnce } from './start/demo-district.ts';
import { type Ending, prepareEnding } from './start/ending.ts';
import { bringUpHealthyServer } from './start/healthy-server.ts';
import { findProgramUser } from './start/program-user.ts';
import { readSettings, type Settings } from './start/settings.ts';
import { describeSignIns } from './start/sign-ins.ts';
import { tell } from './start/tell.ts';

/** The app on PORT, passing calls of the API on to the server behind it. */
async function bringUpVite(settings: Settings, api: string, ending: Ending): Promise<void> {
  ending.throwIfRequested();
  const web = join(root, 'apps', 'web');
  const paths = ['/api', '/health', '/metrics', '/demo-sign-ins.json'];
  const vite = await createServer({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    server: {
      host: settings.host,
      port: settings.port,
      strictPort: true,
      proxy: Object.fromEntries(paths.map((path) => [path, api])),
    },
  });
  ending.undo(() => vite.close());
  await vite.listen();
}

async function bringUp(settings: Settings, ending: Ending): Promise<Database> {
  await claimPlace(settings, ending);
  const behind = { ...settings, host: 'localhost', port: await freePort() };
  const user = findProgramUser(behind, tell);
  const database = await bringUpDatabase(settings, ending);
  const sandbox = await bringUpSandbox(settings, ending, user);
  const nodeFlags = ['--watch', '--watch-preserve-output'];
  const place = { settings: behind, sandbox, webDist: undefined, nodeFlags, user };
  await bringUpHealthyServer(place, database, ending);
  if (settings.demo) await loadDemoOnce(database, settings.dataDir);
  await bringUpVite(settings, addressOf(behind), ending);
  process.stdout.write(`\nTeeka for developers: ${addressOf(settings)} (server: ${addressOf(behind)})\n`);
  if (sandbox) process.stdout.write(`Text messages of the demo arrive at ${sandbox}\n`);
  if (settings.demo) process.stdout.write(`\n${describeSignIns()}`);
  process.stdout.write('\nCtrl-C stops everything.\n');
  return database;
}

await orSay(async () => {
  const ending = prepareEnding();
  const up = bringUp(readSettings(), ending);
  try {
    const database = await Promise.race([up, ending.requested]);
    const broken = database && (await Promise.race([ending.requested, database.lost]));
    if (broken) throw broken;
  } finally {
    await ending.run();
    await up.catch(() => undefined);
    await ending.run();
  }
});
process.exit();
