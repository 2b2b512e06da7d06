import { chmodSync, chownSync, copyFileSync, existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { copyStoredFiles, keyFile, storedFiles } from '../../apps/server/db/backup/backup-files.ts';
import { Sentence } from '../launch/stop-with-sentence.ts';

export interface RestorePlace {
  readonly folder: string;
  readonly dataDir: string;
  readonly replace: boolean;
  readonly holdsKey: boolean;
}

/** A key that is there already and is another one than the backup's. */
function foreignKey({ folder, dataDir, holdsKey }: RestorePlace): string | undefined {
  const mine = join(dataDir, 'data.key');
  if (!holdsKey || !existsSync(mine)) return undefined;
  return readFileSync(mine).equals(readFileSync(keyFile(folder))) ? undefined : mine;
}

function presentFiles({ dataDir }: RestorePlace): string | undefined {
  const files = join(dataDir, 'files');
  return existsSync(files) && readdirSync(files).length > 0 ? files : undefined;
}

/** Nothing that is there is overwritten unless that was said. */
export function refuseOccupied(place: RestorePlace): void {
  const there = foreignKey(place) ?? presentFiles(place);
  if (there && !place.replace)
    throw new Sentence(
      `${there} is there already: restore into another DATA_DIR, or say --replace, which puts what is there aside.`,
    );
}

/** Puts key and files of the backup in their places; answers where what was there before is kept. */
export async function placeFiles(place: RestorePlace): Promise<string[]> {
  const now = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const aside: string[] = [];
  for (const there of [foreignKey(place), presentFiles(place)]) {
    if (!there) continue;
    renameSync(there, `${there}.before-${now}`);
    aside.push(`${there}.before-${now}`);
  }
  const files = join(place.dataDir, 'files');
  // What root puts there is given to the server at the next start; until then the whole folder is root's.
  if (process.getuid?.() === 0 && existsSync(files)) chownSync(files, 0, 0);
  await copyStoredFiles(storedFiles(place.folder), files);
  if (place.holdsKey && !process.env.DATA_KEY) {
    const mine = join(place.dataDir, 'data.key');
    copyFileSync(keyFile(place.folder), mine);
    chmodSync(mine, 0o600);
  }
  return aside;
}
