// npm run backup -- FOLDER [--without-key] [--database-url URL]: database, data key and stored files, while Teeka runs.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from '../apps/server/db/backup/write-backup.ts';
import { chooseDatabase } from './demo-load/choose-database.ts';
import { orSay, Sentence } from './launch/stop-with-sentence.ts';
import { untilStopped } from './start/ending.ts';
import { readSettings } from './start/settings.ts';
import { grouped, tell } from './start/tell.ts';

const usage = 'Say it like this: npm run backup -- FOLDER [--without-key] [--database-url URL]';

function readWishes() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'without-key': { type: 'boolean', default: false }, 'database-url': { type: 'string' } },
    });
    const [folder, ...more] = positionals;
    if (!folder || more.length > 0) throw new Error(usage);
    return {
      folder: resolve(folder),
      withoutKey: values['without-key'],
      databaseUrl: values['database-url'],
    };
  } catch {
    throw new Sentence(usage);
  }
}

await orSay(async () => {
  const { folder, withoutKey, databaseUrl } = readWishes();
  if (existsSync(folder)) throw new Sentence(`${folder} is there already: name a folder that is not.`);
  const settings = readSettings();
  const file = join(settings.dataDir, 'data.key');
  const key = withoutKey || process.env.DATA_KEY || !existsSync(file) ? undefined : file;
  await untilStopped(async (ending) => {
    const url = await chooseDatabase({ databaseUrl }, settings, ending);
    const { tables, rows, files } = await writeBackup({
      databaseUrl: url,
      folder,
      dataDir: settings.dataDir,
      key,
    });
    tell(`${folder}: ${grouped(rows)} rows of ${tables} tables, ${grouped(files)} stored files.`);
    tell(
      key
        ? 'It holds the data key: whoever has this backup can read every number in it. Keep it as you keep the key.'
        : 'It does not hold the data key: keep that one apart. Without it no number in this backup can be read.',
    );
  });
});
process.exit();
