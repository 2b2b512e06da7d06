import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Sentence } from '../launch/stop-with-sentence.ts';

/** Beside a database that lies outside of its data folder: which data folder it belongs to. */
const marked = (folder: string): string => join(dirname(folder), 'belongs-to');

/** The data folder that a database outside of this one belongs to. */
function ownerOf(folder: string): string | undefined {
  if (existsSync(join(dirname(folder), 'postgres.json'))) return dirname(folder);
  const mark = marked(folder);
  const owner = existsSync(mark) ? readFileSync(mark, 'utf8').trim() : undefined;
  return owner && existsSync(join(owner, 'postgres.json')) ? owner : undefined;
}

/**
 * Where the database of a data folder lies now: within it, wherever that was moved or copied to, else where it was put
 * when it was made. Never another's: a copy of a data folder does not bring a database that lies outside, and a data
 * folder that has a key and no database lost it.
 */
export function databaseFolder(dataDir: string, known: string): string {
  const within = join(dataDir, 'postgres');
  if (existsSync(within)) return within;
  if (!existsSync(known)) {
    if (!existsSync(join(dataDir, 'data.key'))) return known;
    throw new Sentence(
      `The database of ${dataDir} is not at ${known}: put it back, or restore a backup into another DATA_DIR (npm run restore).`,
    );
  }
  const here = realpathSync(dataDir);
  const owner = ownerOf(known);
  if (owner !== undefined && realpathSync(owner) !== here)
    throw new Sentence(
      `${dataDir} is a copy: the database at ${known} belongs to ${owner}. To have it twice, make a backup there and restore it into another DATA_DIR (npm run backup, npm run restore).`,
    );
  return known;
}

/** Notes whose database this is, where it lies outside of its data folder. */
export function markDatabase(dataDir: string, folder: string): void {
  if (dirname(folder) !== dataDir && existsSync(dirname(folder)))
    writeFileSync(marked(folder), `${realpathSync(dataDir)}\n`);
}
