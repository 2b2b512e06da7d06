import { type CivilDate, dayNumber } from '@teeka/domain/calendar';
import { allOrNothing, withClient } from '../../src/platform/db/client.ts';
import { planNetwork } from './places/network.ts';
import { planVillages } from './places/plan.ts';
import { planSessions } from './sessions/plan-sessions.ts';
import { demoKeys } from './settings.ts';

/** Any number, the same in every process: two starts at once do not plan the same day twice. */
const lock = 7_332_010;

/**
 * Keeps a demo usable on later days: adds today's sessions and the coming week's, with lists of people who have doses
 * due by then. Answers how many sessions were added; nothing happens where there is no demo or the day is there.
 */
export async function refreshDemoDay(databaseUrl: string, today: CivilDate): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ key_name: string; value: string }>(
      'select key_name, value from setting where key_name = any($1)',
      [Object.values(demoKeys)],
    );
    const value = (key: string): number => Number(rows.find((row) => row.key_name === key)?.value);
    const [people, seed] = [value(demoKeys.people), value(demoKeys.seed)];
    if (Number.isNaN(people) || Number.isNaN(seed)) return 0;
    const network = planNetwork(planVillages(people, seed));
    return allOrNothing(client, async () => {
      await client.query('select pg_advisory_xact_lock($1)', [lock]);
      return planSessions(client, network, { today: dayNumber(today) });
    });
  });
}
