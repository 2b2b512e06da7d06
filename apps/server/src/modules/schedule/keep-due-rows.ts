import { nationalSchedule } from '@teeka/domain/schedule';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { readOnce } from '../../platform/db/read-once.ts';
import type { Platform } from '../../platform/http/platform.ts';
import type { Logger } from '../../platform/log/log.ts';
import { safeError } from '../../platform/log/safe-error.ts';
import { dueRowOf } from './due-row.ts';
import {
  addVillages,
  type ChangedRow,
  peopleBehind,
  storeDueRows,
  storeVillagesSeen,
  villagesBehind,
} from './queries.ts';

const everySeconds = 20;
/** Villages of one transaction: few enough that the server answers others meanwhile. */
const batch = 4;
const rules = nationalSchedule.version;

type Keeper = Pick<Platform, 'pool' | 'clock'>;

/**
 * Makes the rows of the due list new for whoever changed, some villages at a time, until none is behind or `goOn` says
 * no. Answers how many people were judged.
 */
export async function refreshDueRows({ pool, clock }: Keeper, goOn = () => true): Promise<number> {
  await readOnce(pool, addVillages());
  let people = 0;
  while (goOn()) {
    const judged = await refreshSome({ pool, clock });
    if (judged === undefined) break;
    people += judged;
  }
  return people;
}

function refreshSome({ pool, clock }: Keeper): Promise<number | undefined> {
  const { today } = clock();
  return inTransaction(pool, async (db) => {
    const villages = (await db.rows(villagesBehind(rules, batch))).map(({ village_code }) => village_code);
    if (villages.length === 0) return undefined;
    const found = await db.rows(peopleBehind(villages, { today, rules }));
    const people = found.filter((row): row is typeof row & ChangedRow => row.beneficiary_id !== null);
    const rows = people.map((row) => dueRowOf(row, today)).filter((row) => row !== undefined);
    for (const query of storeDueRows(
      people.map(({ beneficiary_id }) => beneficiary_id),
      rows,
    ))
      db.run(query);
    const [{ horizon, places_version: places } = { horizon: '0', places_version: '0' }] = found;
    db.run(storeVillagesSeen(villages, { horizon, rules, places }));
    return people.length;
  });
}

/** Keeps the rows of the due list near the truth; what they have not seen is judged when somebody asks. */
export function keepDueRows(platform: Keeper, log: Logger): { stop(): Promise<void> } {
  let stopped = false;
  let running: Promise<void> | undefined;
  const round = async () => {
    try {
      await refreshDueRows(platform, () => !stopped);
    } catch (error) {
      log.warn({ error: safeError(error) }, 'due list not refreshed');
    }
  };
  const begin = () => {
    running ??= round().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(begin, everySeconds * 1000);
  begin();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
