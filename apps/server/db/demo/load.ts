import { type CivilDate, dayNumber } from '@teeka/domain/calendar';
import type pg from 'pg';
import { systemClock } from '../../src/platform/clock/clock.ts';
import { allOrNothing, withClient } from '../../src/platform/db/client.ts';
import { makeAtRest } from '../../src/platform/sealing/at-rest.ts';
import type { DataKeys } from '../../src/platform/sealing/data-key.ts';
import { claimKey, settleDataKey } from '../../src/platform/sealing/settle-data-key.ts';
import { copyBites } from './bites/bite-rows.ts';
import { liftIndexes } from './bulk.ts';
import { writeHealthAccounts } from './health-accounts/write-health-accounts.ts';
import { loadPeople } from './load-people.ts';
import { planNetwork } from './places/network.ts';
import { copyPlaces } from './places/place-rows.ts';
import { planVillages } from './places/plan.ts';
import { writeAdverseEvents } from './safety/aefi-rows.ts';
import { writeVials } from './safety/vial-rows.ts';
import { planSessions } from './sessions/plan-sessions.ts';
import { copyPastSessions } from './sessions/session-rows.ts';
import { demoKeys, writeSettings } from './settings.ts';
import { copyStock } from './stock/stock-rows.ts';
import { copyUsers } from './users/user-rows.ts';
import { authorOf, planUsers } from './users/users.ts';

export interface DemoPlan {
  /** 200 to 1,000,000. */
  readonly people?: number;
  readonly seed?: number;
  /** India's day, today's when left out; nothing in the demo is later, except planned sessions. */
  readonly today?: CivilDate;
  /** The server's data key, 32 bytes: numbers rest sealed exactly as the server seals them. */
  readonly dataKey?: Uint8Array;
  /** Where the server keeps its data key, when it is not given itself. */
  readonly dataDir?: string;
  readonly progress?: (people: number) => void;
}

export interface DemoTotals {
  readonly people: number;
  readonly doses: number;
  readonly villages: number;
  readonly sites: number;
  readonly users: number;
  readonly pastSessions: number;
  readonly sessionsPlanned: number;
}

/** Below this, keeping the indexes costs less than making them again. */
const worthLifting = 10_000;
const fewest = 200;
const most = 1_000_000;

/** Whether a migrated database holds neither places nor users nor people. */
export async function isEmpty(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, isEmptyBehind);
}

async function isEmptyBehind(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(
    `select not exists (select from app_user) and not exists (select from beneficiary)
       and not exists (select from location) as empty`,
  );
  return rows[0]?.empty ?? false;
}

/**
 * Fills a migrated, empty database with the demo in one transaction. The same seed, size and day make the same data,
 * but for what is encrypted anew each time. Refuses (throws) a database that is not empty and sizes out of range.
 */
export async function loadDemo(databaseUrl: string, plan: DemoPlan): Promise<DemoTotals> {
  const { people = 5000, seed = 1, today = systemClock().today, dataDir = '.data' } = plan;
  if (!Number.isInteger(people) || people < fewest || people > most) {
    throw new RangeError(`a demo has ${fewest} to ${most} people`);
  }
  const place = { databaseUrl, dataDir, dataKey: process.env.DATA_KEY };
  const own = plan.dataKey && Buffer.from(plan.dataKey);
  const keys: DataKeys = own
    ? { keys: [own], from: 'The key of this demo' }
    : await settleDataKey(place, async () => undefined);
  return withClient(databaseUrl, async (client) => {
    const totals = await allOrNothing(client, () => fill(client, { ...plan, people, seed, today, keys }));
    await client.query('analyze');
    return totals;
  });
}

type Whole = DemoPlan & Required<Pick<DemoPlan, 'people' | 'seed' | 'today'>> & { readonly keys: DataKeys };

async function fill(client: pg.Client, plan: Whole): Promise<DemoTotals> {
  const { people, seed, progress = () => undefined } = plan;
  const today = dayNumber(plan.today);
  if (!(await isEmptyBehind(client))) throw new Error('the database is not empty');
  await client.query("set local maintenance_work_mem = '512MB'");
  await client.query("set local work_mem = '128MB'");
  const atRest = makeAtRest(await claimKey(client, plan.keys));
  const network = planNetwork(planVillages(people, seed));
  const users = planUsers(network, seed);
  await copyPlaces(client, network);
  await copyUsers(client, users, atRest);
  await copyStock(client, network, today);
  await writeSettings(client, {
    [demoKeys.people]: people,
    [demoKeys.seed]: seed,
    [demoKeys.day]: plan.today,
  });
  const restore = people >= worthLifting ? await liftIndexes(client) : undefined;
  const loaded = await loadPeople(client, { network, seed, today, atRest, progress });
  await restore?.();
  const authors = new Map(
    network.catchments.flatMap((each) =>
      [each.fixed, each.school, ...each.anganwadis].map((site) => [site, authorOf(network, each)] as const),
    ),
  );
  const past = [...loaded.sessions.all()];
  await copyPastSessions(client, past, (site) => authors.get(site) ?? '');
  if (restore) await client.query('analyze beneficiary, dose, location');
  await writeVials(client, today);
  await writeAdverseEvents(client, today);
  const sessionsPlanned = await planSessions(client, network, { today, first: loaded.personae });
  await copyBites(client, network, today);
  await writeHealthAccounts(client, { seed, today, atRest });
  return {
    people: loaded.people,
    doses: loaded.doses,
    villages: network.villages.length,
    sites: network.sites.length,
    users: users.length,
    pastSessions: past.length,
    sessionsPlanned,
  };
}
