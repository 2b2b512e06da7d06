import { StartProblem } from '../../apps/server/src/platform/env/start-problem.ts';
import type { KeyRing } from '../../apps/server/src/platform/sealing/key-ring.ts';
import { aboutMadeKey, prepareDatabase } from '../../apps/server/src/prepare-database.ts';
import { Sentence } from '../launch/stop-with-sentence.ts';
import type { Ending } from '../start/ending.ts';
import type { Settings } from '../start/settings.ts';
import { tell } from '../start/tell.ts';
import { chooseDatabase } from './choose-database.ts';

/** The database of this place as its owner reaches it, brought to this version, with the keys that seal in it. */
export async function preparedDatabase(
  settings: Settings,
  ending: Ending,
): Promise<{ readonly url: string; readonly ring: KeyRing }> {
  const url = await chooseDatabase({ databaseUrl: undefined }, settings, ending);
  const dataKey = process.env.DATA_KEY?.trim() || undefined;
  const place = { databaseUrl: url, migrateDatabaseUrl: undefined, dataDir: settings.dataDir, dataKey };
  try {
    const { ring, made, from } = await prepareDatabase(place);
    if (made) tell(`${aboutMadeKey} (${from})`);
    return { url, ring };
  } catch (error) {
    throw error instanceof StartProblem ? new Sentence(error.message, { cause: error }) : error;
  }
}
