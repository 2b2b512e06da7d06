import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Migration, readMigrations } from '../../src/platform/db/migrate.ts';
import { inMigrationsOfNow } from '../../src/platform/db/squashed.ts';
import { keyFile, type Manifest, Sum, sumOfFile, sumsFile, tableFile } from './backup-files.ts';

/** Why a backup cannot be put back, as one sentence. */
export class BackupProblem extends Error {}

/** The sentence for a part that is missing, cut off or changed. */
export const damaged = (part: string): BackupProblem =>
  new BackupProblem(
    `The backup is damaged: ${part} is missing or not what was written. Nothing was restored; take another backup.`,
  );

/** The migrations that the backup's database had; this version must know each of them as it was. */
export function migrationsOf({ migrations }: Manifest): Migration[] {
  const now = readMigrations();
  const known = new Map(now.map((each) => [each.name, each]));
  return inMigrationsOfNow(migrations, now).map(({ name, checksum }) => {
    const found = known.get(name);
    if (found?.checksum !== checksum)
      throw new BackupProblem(
        `The backup was made by another version (${name}): restore it with that version or a newer one.`,
      );
    return found;
  });
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

async function checkTable(folder: string, { name, sha256 }: Manifest['tables'][number]): Promise<void> {
  const sum = new Sum();
  try {
    await pipeline(createReadStream(tableFile(folder, name)), createGunzip(), sum, nowhere());
  } catch (error) {
    throw Object.assign(damaged(`table ${name}`), { cause: error });
  }
  if (sum.value() !== sha256) throw damaged(`table ${name}`);
}

async function checkFiles(folder: string, { list_sha256, holds_key }: Manifest): Promise<void> {
  if (holds_key && !existsSync(keyFile(folder))) throw damaged('data.key');
  if (list_sha256 === undefined) return;
  const list = sumsFile(folder);
  if (!existsSync(list) || (await sumOfFile(list)) !== list_sha256) throw damaged('files.sha256');
  for (const line of readFileSync(list, 'utf8').split('\n').filter(Boolean)) {
    const [sum, path = ''] = line.split('  ');
    const file = join(folder, path);
    if (!existsSync(file) || (await sumOfFile(file)) !== sum) throw damaged(path);
  }
}

/** Reads a whole backup and compares it with what was written, before anything is touched; throws what is wrong with it. */
export async function checkBackup(folder: string, manifest: Manifest): Promise<void> {
  migrationsOf(manifest);
  for (const table of manifest.tables) await checkTable(folder, table);
  await checkFiles(folder, manifest);
}
