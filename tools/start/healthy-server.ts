import { withClient } from '../../apps/server/src/platform/db/client.ts';
import { isUnreachable } from '../../apps/server/src/platform/db/failure.ts';
import { StartProblem } from '../../apps/server/src/platform/env/start-problem.ts';
import { aboutKept, prepareDatabase, tellOfKey } from '../../apps/server/src/prepare-database.ts';
import { Sentence } from '../launch/stop-with-sentence.ts';
import { addressOf, bringUpServer, type Database, type ServerPlace, whyEnded } from './bring-up.ts';
import type { Ending } from './ending.ts';
import { untilHealthy } from './health.ts';
import { giveToServer } from './program-user.ts';
import type { Service } from './service.ts';
import { tell } from './tell.ts';
import { untilDone } from './until-done.ts';

/** What needs the rights of the tables' owner, or root's, is done here, so that the server can do without them. */
async function makeReady(
  { url, ownerUrl }: Database,
  { settings: { dataDir, demo }, user }: Pick<ServerPlace, 'settings' | 'user'>,
): Promise<void> {
  const dataKey = process.env.DATA_KEY?.trim() || undefined;
  try {
    const migrateDatabaseUrl = url === ownerUrl ? undefined : ownerUrl;
    const place = { databaseUrl: url, migrateDatabaseUrl, dataDir, dataKey };
    const { made, from, kept } = await prepareDatabase(place);
    const aboutKey = demo ? undefined : tellOfKey(place, made);
    if (aboutKey) tell(`${aboutKey} (${from})`);
    if (kept.length > 0) tell(`${aboutKept} (${kept.join(', ')})`);
    if (user) giveToServer(dataDir, user);
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    throw isUnreachable(error.cause) ? error.cause : new Sentence(error.message, { cause: error });
  }
}

const ask = (url: string) => withClient(url, (client) => client.query('select 1'));

/** Starts the server and waits until it answers. One that ended because the database went meanwhile is started again. */
export async function bringUpHealthyServer(
  place: Omit<ServerPlace, 'databaseUrl'>,
  database: Database,
  ending: Ending,
): Promise<Service> {
  await untilDone(() => makeReady(database, place), database.lost);
  for (;;) {
    const before = database.returns();
    const server = bringUpServer({ ...place, databaseUrl: database.url }, ending);
    const healthy = untilHealthy(addressOf(place.settings), server.ended);
    const outcome = await Promise.race([healthy, database.lost]);
    if (outcome === true) return server;
    if (outcome !== false) throw outcome;
    const answers = await ask(database.url).then(
      () => true,
      () => false,
    );
    if (answers && database.returns() === before) throw whyEnded(server, place.settings);
    await untilDone(() => ask(database.url), database.lost);
  }
}
