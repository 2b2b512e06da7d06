// npm run dev: what npm start brings up, but the app comes from Vite with hot reload and the server restarts at changes.
import { join } from 'node:path';
import { createServer } from 'vite';
import { freePort } from './launch/port.ts';
import { root } from './launch/root.ts';
import { orSay } from './launch/stop-with-sentence.ts';
import {
  addressOf,
  bringUpDatabase,
  bringUpSandbox,
  bringUpServer,
  claimPlace,
  whyEnded,
} from './start/bring-up.ts';
import { loadDemoOnce } from './start/demo-district.ts';
import { type Ending, prepareEnding } from './start/ending.ts';
import { untilHealthy } from './start/health.ts';
import { readSettings, type Settings } from './start/settings.ts';
import { describeSignIns } from './start/sign-ins.ts';

/** The app on PORT, passing calls of the API on to the server behind it. */
async function bringUpVite(settings: Settings, api: string, ending: Ending): Promise<void> {
  ending.throwIfAsked();
  const web = join(root, 'apps', 'web');
  const paths = ['/api', '/health', '/metrics'];
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

async function bringUp(settings: Settings, ending: Ending): Promise<void> {
  await claimPlace(settings, ending);
  const databaseUrl = await bringUpDatabase(settings, ending);
  const sandbox = await bringUpSandbox(settings, ending);
  const behind = { ...settings, host: 'localhost', port: await freePort() };
  const place = { settings: behind, databaseUrl, sandbox, webDist: undefined };
  const server = bringUpServer({ ...place, nodeFlags: ['--watch', '--watch-preserve-output'] }, ending);
  if (!(await untilHealthy(addressOf(behind), server.ended))) throw whyEnded(server, behind);
  if (settings.demo) await loadDemoOnce(databaseUrl, settings.dataDir);
  await bringUpVite(settings, addressOf(behind), ending);
  process.stdout.write(`\nTeeka for developers: ${addressOf(settings)} (server: ${addressOf(behind)})\n`);
  if (sandbox) process.stdout.write(`Text messages of the demo arrive at ${sandbox}\n`);
  if (settings.demo) process.stdout.write(`\n${describeSignIns()}`);
  process.stdout.write('\nCtrl-C stops everything.\n');
}

await orSay(async () => {
  const ending = prepareEnding();
  const up = bringUp(readSettings(), ending);
  try {
    await Promise.race([up, ending.asked]);
    await ending.asked;
  } finally {
    await ending.run();
    await up.catch(() => undefined);
    await ending.run();
  }
});
process.exit();
