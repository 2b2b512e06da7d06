import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Sentence } from '../launch/stop-with-sentence.ts';
import { addressOf, bringUpDatabase } from '../start/bring-up.ts';
import { checkDatabase, ensureDatabase } from '../start/database.ts';
import type { Ending } from '../start/ending.ts';
import { takeLock } from '../start/lock.ts';
import { openDataDir, type Settings } from '../start/settings.ts';
import type { Wishes } from './wishes.ts';

/** The database that a command line without any other words names. */
export function readDatabaseUrl(usage: string): string | undefined {
  try {
    const { values } = parseArgs({ options: { 'database-url': { type: 'string' } } });
    return values['database-url'];
  } catch {
    throw new Sentence(`Say it like this: ${usage}`);
  }
}

interface Place {
  readonly port: number;
  readonly password: string;
}

/** The database of the Teeka that runs from the data folder. */
function runningDatabase(dataDir: string): Promise<string> {
  const { port, password } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as Place;
  return ensureDatabase((database) => `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`);
}

/**
 * Where the demo goes: --database-url, DATABASE_URL (as the owner of its tables, where one is named), the database of the Teeka running from the data folder, or, when
 * none runs, our own PostgreSQL brought up for the time of the load.
 */
export async function chooseDatabase(
  wishes: Pick<Wishes, 'databaseUrl'>,
  settings: Settings,
  ending: Ending,
): Promise<string> {
  const given = wishes.databaseUrl ?? (settings.databaseUrl && (settings.migrateDatabaseUrl ?? settings.databaseUrl));
  if (given) {
    await checkDatabase(given);
    return given;
  }
  openDataDir(settings.dataDir);
  let lock: ReturnType<typeof takeLock>;
  try {
    lock = takeLock(settings.dataDir, addressOf(settings));
  } catch (error) {
    if (error instanceof Sentence) return runningDatabase(settings.dataDir);
    throw error;
  }
  ending.undo(lock.release);
  return (await bringUpDatabase(settings, ending)).ownerUrl;
}
