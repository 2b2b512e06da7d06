import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../launch/root.ts';
import { isEmpty } from './database.ts';

interface Loader {
  loadDemo(databaseUrl: string, options: { dataDir: string }): Promise<unknown>;
}

/** Loads the demo district into a migrated database that holds nobody yet; the loader is only read when needed. */
export async function loadDemoOnce(databaseUrl: string, dataDir: string): Promise<void> {
  const program = join(root, 'apps', 'server', 'db', 'demo', 'load.ts');
  if (!existsSync(program) || !(await isEmpty(databaseUrl))) return;
  process.stdout.write('Loading the demo district …\n');
  const { loadDemo } = (await import(pathToFileURL(program).href)) as Loader;
  await loadDemo(databaseUrl, { dataDir });
}
