import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../launch/root.ts';
import type { Database } from './bring-up.ts';
import { isEmpty } from './database.ts';
import { tell } from './tell.ts';
import { untilDone } from './until-done.ts';

interface Loader {
  loadDemo(databaseUrl: string, plan: { dataDir: string }): Promise<unknown>;
}
interface Refresher {
  refreshDemoDay(databaseUrl: string, today: string): Promise<number>;
}
interface Clock {
  systemClock(): { today: string };
}

const oneHour = 3_600_000;
const program = (...path: string[]) => join(root, 'apps', 'server', ...path);

/** The demo's programs are only read when needed: a start without them stays quick. */
async function load<Module>(path: string): Promise<Module> {
  return (await import(pathToFileURL(path).href)) as Module;
}

async function planToday(databaseUrl: string): Promise<void> {
  const { refreshDemoDay } = await load<Refresher>(program('db', 'demo', 'refresh.ts'));
  const { systemClock } = await load<Clock>(program('src', 'platform', 'clock', 'clock.ts'));
  await refreshDemoDay(databaseUrl, systemClock().today);
}

/** Loads the demo district into a database that holds nobody yet; into one of earlier days, today's sessions. */
export async function loadDemoOnce({ ownerUrl: url, lost }: Database, dataDir: string): Promise<void> {
  const loader = program('db', 'demo', 'load.ts');
  if (!existsSync(loader)) return;
  await untilDone(async () => {
    if (!(await isEmpty(url))) return planToday(url);
    tell('Loading the demo district …');
    const { loadDemo } = await load<Loader>(loader);
    await loadDemo(url, { dataDir });
  }, lost);
}

/** A demo that runs over midnight finds the new day's sessions within the hour. */
export function keepDemoCurrent(databaseUrl: string): void {
  setInterval(() => planToday(databaseUrl).catch(() => undefined), oneHour).unref();
}
