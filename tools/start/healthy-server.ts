import { withClient } from '../../apps/server/src/platform/db/client.ts';
import { addressOf, bringUpServer, type Database, type ServerPlace, whyEnded } from './bring-up.ts';
import type { Ending } from './ending.ts';
import { untilHealthy } from './health.ts';
import type { Service } from './service.ts';
import { untilDone } from './until-done.ts';

const ask = (url: string) => withClient(url, (client) => client.query('select 1'));

/** Starts the server and waits until it answers. One that ended because the database went meanwhile is started again. */
export async function bringUpHealthyServer(
  place: Omit<ServerPlace, 'databaseUrl'>,
  database: Database,
  ending: Ending,
): Promise<Service> {
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
