import { holdsData } from '../../apps/server/db/backup/backup-tables.ts';
import { withClient } from '../../apps/server/src/platform/db/client.ts';
import { Sentence } from '../launch/stop-with-sentence.ts';
import { addressOfDatabase } from '../postgres/admin.ts';
import { bringUpDatabase } from '../start/bring-up.ts';
import type { Ending } from '../start/ending.ts';
import type { Settings } from '../start/settings.ts';

/** A database to fill. `take` makes it the one that Teeka uses, and answers what was put aside for it. */
export interface Target {
  readonly url: string;
  take(): Promise<string[]>;
}

const beside = 'teeka_restoring';

/** In a database of others nothing is put aside: an empty one has to be named. In our own the backup grows beside what is there. */
export async function openTarget(settings: Settings, replace: boolean, ending: Ending): Promise<Target> {
  const { ownerUrl: url } = await bringUpDatabase(settings, ending);
  const occupied = await withClient(url, holdsData);
  if (settings.databaseUrl) {
    if (occupied)
      throw new Sentence('The database of DATABASE_URL holds data, which no restore takes away: name an empty one.');
    return { url, take: async () => [] };
  }
  if (occupied && !replace)
    throw new Sentence(
      `The database in ${settings.dataDir} holds data: restore into another DATA_DIR, or say --replace, which puts it aside.`,
    );
  const admin = addressOfDatabase(url, 'postgres');
  const own = new URL(url).pathname.slice(1);
  await withClient(admin, async (client) => {
    await client.query(`drop database if exists ${beside} with (force)`);
    await client.query(`create database ${beside}`);
  });
  return {
    url: addressOfDatabase(url, beside),
    async take() {
      const aside = `${own}_before_${Date.now()}`;
      await withClient(admin, async (client) => {
        await client.query(occupied ? `alter database ${own} rename to ${aside}` : `drop database ${own} with (force)`);
        await client.query(`alter database ${beside} rename to ${own}`);
      });
      return occupied ? [`database ${aside}`] : [];
    },
  };
}
