// npm run rotate-key [-- --database-url URL]: a new data key, and everything sealed anew under it, while Teeka runs.
import { resealAudit } from '../apps/server/src/modules/audit/index.ts';
import { openPool, type Pool } from '../apps/server/src/platform/db/pool.ts';
import { StartProblem } from '../apps/server/src/platform/env/start-problem.ts';
import { keyFileOf, keyIdOf, writeKeyFile } from '../apps/server/src/platform/sealing/data-key.ts';
import { type Rotated, rotateKey } from '../apps/server/src/platform/sealing/rotation/rotate-key.ts';
import { takeRotation } from '../apps/server/src/platform/sealing/rotation/take-rotation.ts';
import { chooseDatabase, readDatabaseUrl } from './demo-load/choose-database.ts';
import { orSay, Sentence } from './launch/stop-with-sentence.ts';
import { untilStopped } from './start/ending.ts';
import { readSettings, type Settings } from './start/settings.ts';
import { tell } from './start/tell.ts';

const nameOf = (key: Buffer): string => keyIdOf(key).toString('hex');

/** What is left of the old key where the keys lie in a file: put aside, not thrown away. */
function putAside({ dataDir }: Settings, { keys, writes }: Rotated): string {
  const file = keyFileOf(dataDir);
  const aside = `${file}.old-${keys.map(nameOf).join('-')}`;
  writeKeyFile(dataDir, keys, aside);
  writeKeyFile(dataDir, [writes]);
  return aside;
}

function tellEnd(settings: Settings, rotated: Rotated): void {
  for (const row of [...rotated.unreadable].slice(0, 20)) tell(`  opens under no key, left as it is: ${row}`);
  if (rotated.unreadable.size > 0) tell(`  ${rotated.unreadable.size} rows open under no key.`);
  tell(`Done: nothing rests under another data key than ${nameOf(rotated.writes)} any more.`);
  tell(
    process.env.DATA_KEY
      ? 'The old key may go: leave it out of DATA_KEY at the next restart of each server.'
      : `The old key may go: it lies in ${putAside(settings, rotated)}.`,
  );
  tell(
    'Keep it apart for as long as backups of before are to be read, and make a new backup: those of before do not open under the new key alone.',
  );
}

async function rotate(url: string, settings: Settings): Promise<void> {
  const pool: Pool = openPool({ url, connections: 3 });
  const source = { dataDir: settings.dataDir, dataKey: process.env.DATA_KEY };
  try {
    const release = await takeRotation(pool);
    try {
      tellEnd(settings, await rotateKey({ pool, source, tell, others: [resealAudit] }));
    } finally {
      release();
    }
  } catch (error) {
    throw error instanceof StartProblem ? new Sentence(error.message, { cause: error }) : error;
  } finally {
    await pool.end();
  }
}

await orSay(async () => {
  const databaseUrl = readDatabaseUrl('npm run rotate-key [-- --database-url URL]');
  const settings = readSettings();
  await untilStopped(async (ending) => rotate(await chooseDatabase({ databaseUrl }, settings, ending), settings));
});
process.exit();
