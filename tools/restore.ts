// npm run restore -- FOLDER [--replace]: puts a backup into the place of DATA_DIR, or into an empty DATABASE_URL.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readManifest } from '../apps/server/db/backup/backup-files.ts';
import { BackupProblem, checkBackup } from '../apps/server/db/backup/check-backup.ts';
import { readBackup } from '../apps/server/db/backup/read-backup.ts';
import { orSay, Sentence } from './launch/stop-with-sentence.ts';
import { placeFiles, refuseOccupied } from './restore/files.ts';
import { openTarget } from './restore/target.ts';
import { addressOf } from './start/bring-up.ts';
import { untilStopped } from './start/ending.ts';
import { takeLock } from './start/lock.ts';
import { openDataDir, readSettings } from './start/settings.ts';
import { tell } from './start/tell.ts';

const usage = 'Say it like this: npm run restore -- FOLDER [--replace]';

function readWishes(): { folder: string; replace: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [folder, ...more] = positionals;
    if (!folder || more.length > 0) throw new Error(usage);
    return { folder: resolve(folder), replace: values.replace };
  } catch {
    throw new Sentence(usage);
  }
}

async function sayProblem(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw error instanceof BackupProblem ? new Sentence(error.message, { cause: error }) : error;
  }
}

await orSay(async () => {
  const { folder, replace } = readWishes();
  const manifest = readManifest(folder);
  if (!manifest)
    throw new Sentence(`${folder} is no whole backup: its manifest.json is not there, damaged or of another kind.`);
  const settings = readSettings();
  await untilStopped(async (ending) => {
    await sayProblem(() => checkBackup(folder, manifest));
    openDataDir(settings.dataDir);
    ending.undo(takeLock(settings.dataDir, addressOf(settings)).release);
    const place = { folder, dataDir: settings.dataDir, replace, holdsKey: manifest.holds_key };
    refuseOccupied(place);
    const target = await openTarget(settings, replace, ending);
    await sayProblem(() => readBackup(target.url, folder, manifest));
    const aside = [...(await placeFiles(place)), ...(await target.take())];
    tell(`Restored what was backed up at ${manifest.made_at}; phones will fetch everything anew.`);
    if (aside.length > 0) tell(`What was there before is kept: ${aside.join(', ')}.`);
    if (!manifest.holds_key)
      tell('The backup does not hold the data key: put data.key into DATA_DIR, or set DATA_KEY, before the start.');
  });
});
process.exit();
