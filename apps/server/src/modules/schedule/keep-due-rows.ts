import { setTimeout as pause } from 'node:timers/promises';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { readOnce } from '../../platform/db/read-once.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { keepDoing, type Pace } from '../../platform/jobs/keep-doing.ts';
import type { Logger } from '../../platform/log/log.ts';
import { addVillages, storeVillageSeen, villagesBehind } from '../../platform/villages-kept/queries.ts';
import { dueRowsOf } from './due-row.ts';
import { judgedBy } from './judge-due.ts';
import { type ChangedRow, dropDeparted, holdVillage, peopleBehind, storeDueRows } from './queries.ts';

const everySeconds = 20;
/** How long the keeper rests for each millisecond it worked: whoever stands at a counter comes first. */
const rest = 4;
const rules = judgedBy;
const kept = 'due_village';

type Keeper = Pick<Platform, 'pool' | 'clock'>;

/**
 * Makes the rows of the due list new, village by village, for whoever changed before now; who changes meanwhile waits
 * for the next time. Answers how many people were judged.
 */
export async function refreshDueRows(keeper: Keeper, { goOn = () => true, rest = 0 }: Pace = {}): Promise<number> {
  await readOnce(keeper.pool, addVillages(kept));
  const behind = await readOnce(keeper.pool, villagesBehind(kept, rules));
  let people = 0;
  for (const { village_code } of behind) {
    if (!goOn()) break;
    const began = performance.now();
    people += await refreshVillage(keeper, village_code);
    if (rest > 0) await pause(rest * (performance.now() - began), undefined, { ref: false });
  }
  return people;
}

/** Nobody is judged in a village that another process holds. */
function refreshVillage({ pool, clock }: Keeper, village: number): Promise<number> {
  const { today } = clock();
  return inTransaction(pool, async (db) => {
    if ((await db.rows(holdVillage(village))).length === 0) return 0;
    const found = await db.rows(peopleBehind(village, { today, rules }));
    const people = found.filter((row): row is typeof row & ChangedRow => row.beneficiary_id !== null);
    const rows = await dueRowsOf(people, today);
    for (const query of storeDueRows(
      people.map(({ beneficiary_id }) => beneficiary_id),
      rows,
    ))
      db.run(query);
    db.run(dropDeparted(village));
    const [{ horizon, places_version: places } = { horizon: '0', places_version: '0' }] = found;
    db.run(storeVillageSeen(kept, village, { horizon, rules, places }));
    return people.length;
  });
}

/** Keeps the rows of the due list near the truth; what they have not seen is judged when somebody asks. */
export const keepDueRows = (platform: Keeper, log: Logger) =>
  keepDoing((goOn) => refreshDueRows(platform, { goOn, rest }), {
    everySeconds,
    worked: 'due list is refreshed again',
    failed: 'due list not refreshed',
    log,
  });
