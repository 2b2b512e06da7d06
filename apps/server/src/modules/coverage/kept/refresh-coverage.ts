import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { endOfCourse } from '@teeka/domain/bites';
import { addMonths, type CivilDate } from '@teeka/domain/calendar';
import {
  cohortAges,
  cohortVersion,
  countCohorts,
  isZeroDose,
  type JudgedChild,
  keptFrom,
  monthOf,
  reaches,
} from '@teeka/domain/coverage';
import type { Writer } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { readOnce } from '../../../platform/db/read-once.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { keepDoing, type Pace } from '../../../platform/jobs/keep-doing.ts';
import type { Logger } from '../../../platform/log/log.ts';
import { addVillages, storeVillageSeen, villagesBehind } from '../../../platform/villages-kept/queries.ts';
import { courseEndsAt } from '../../bites/index.ts';
import { type ChangedRow, judgedAsChild, judgedBy } from '../../schedule/index.ts';
import { vialsBySite } from '../../stock/index.ts';
import { blocksBehind, holdBlock, putSiteUnder, putVillageUnder, storeBlock } from '../blocks/queries.ts';
import type { CourseCounts } from '../course-columns.ts';
import {
  addSites,
  childrenOf,
  holdSite,
  holdVillage,
  putBackSite,
  type SiteMonth,
  sessionsBySite,
  sessionsComing,
  sitesBehind,
  sitesTouched,
  storeCohorts,
  storeRound,
  storeSite,
  storeSiteSeen,
  storeZeroDoses,
} from './queries.ts';

const everySeconds = 20;
const rest = 4;
const kept = 'coverage_village';
/** By which rules figures were made. */
const rules = `${judgedBy} / ${cohortVersion}`;
const oldest = Math.max(...cohortAges);

type Keeper = Pick<Platform, 'pool' | 'clock'>;

/**
 * Makes the figures new of every village and site that changed, each as a whole and in a transaction of its own; villages
 * first, for they tell which sites gave doses; then those of their blocks. Answers how many villages and sites were made.
 */
export async function refreshCoverage(keeper: Keeper, { goOn = () => true, rest = 0 }: Pace = {}): Promise<number> {
  const { pool, clock } = keeper;
  const began = clock().instant;
  let made = 0;
  const each = async <Row>(rows: readonly Row[], make: (row: Row) => Promise<void>) => {
    for (const row of rows) {
      if (!goOn()) return;
      const from = performance.now();
      await make(row);
      made += 1;
      if (rest > 0) await pause(rest * (performance.now() - from), undefined, { ref: false });
    }
  };
  await readOnce(pool, addSites());
  await readOnce(pool, addVillages(kept));
  await each(await readOnce(pool, villagesBehind(kept, rules)), (row) => refreshVillage(keeper, row.village_code));
  await each(await readOnce(pool, sitesBehind(rules, clock().today)), (row) =>
    refreshSite(keeper, row.session_site_id),
  );
  const ofGround = made;
  await each(await readOnce(pool, blocksBehind()), (row) => refreshBlock(keeper, row.block_code));
  if (goOn()) await readOnce(pool, storeRound(began));
  return ofGround;
}

/** Nothing is counted in a village that another process holds. */
function refreshVillage({ pool, clock }: Keeper, village: number): Promise<void> {
  const { today } = clock();
  return inTransaction(pool, async (db) => {
    if ((await db.rows(holdVillage(village))).length === 0) return;
    const found = await db.rows(childrenOf(village, { today, from: addMonths(keptFrom(today), -12 * oldest) }));
    const [{ horizon, places_version: places } = { horizon: '0', places_version: '0' }] = found;
    const children = found.filter((row): row is typeof row & ChangedRow => row.beneficiary_id !== null);
    const judged = await judgedChildren(children, today);
    const isShown = ({ month }: { readonly month: CivilDate }) => month >= keptFrom(today);
    const zeroDoses = judged
      .filter(isZeroDose)
      .map(({ beneficiary_id, dob }) => ({ beneficiary_id, month: reaches(dob, 1) }));
    for (const query of storeCohorts(village, countCohorts(judged).filter(isShown))) db.run(query);
    for (const query of storeZeroDoses(village, zeroDoses.filter(isShown))) db.run(query);
    // In one order, for two processes may do so at once.
    const touched = await db.rows(sitesTouched(village, rules));
    for (const { session_site_id } of touched) db.run(putBackSite(session_site_id));
    db.run(storeVillageSeen(kept, village, { horizon, rules, places }));
    db.run(putVillageUnder(village));
  });
}

/** Children judged in one go; between two goes the server answers others. */
const inOneGo = 100;

type JudgedPerson = JudgedChild & Pick<ChangedRow, 'beneficiary_id'>;

async function judgedChildren(rows: readonly ChangedRow[], today: CivilDate): Promise<JudgedPerson[]> {
  const judged: JudgedPerson[] = [];
  for (const [at, row] of rows.entries()) {
    if (at > 0 && at % inOneGo === 0) await nextTurn();
    const { doses, summary } = judgedAsChild(row, today) ?? {};
    if (doses && summary) judged.push({ beneficiary_id: row.beneficiary_id, dob: row.dob, doses, ...summary });
  }
  return judged;
}

function refreshSite({ pool, clock }: Keeper, site: string): Promise<void> {
  const { today } = clock();
  const from = keptFrom(today);
  return inTransaction(pool, async (db) => {
    const [locked] = await db.rows(holdSite(site));
    if (!locked) return;
    const sessions = await db.rows(sessionsBySite(site, from));
    const coming = await db.rows(sessionsComing(site, today));
    const vials = await db.rows(vialsBySite(site, from));
    const ends = await db.rows(courseEndsAt(site, from));
    const months = new Map<CivilDate, SiteMonth>(
      sessions.map((one) => [one.month, { session_site_id: site, ...one, ...noCourses }]),
    );
    const lapses: CivilDate[] = [];
    for (const course of ends) {
      const month = monthOf(course.opened_on);
      const at = months.get(month) ?? { session_site_id: site, month, ...noSessions, ...noCourses };
      const { end, lapsesOn } = endOfCourse(course, today);
      const key = `courses_${end}` as const;
      months.set(month, { ...at, [key]: at[key] + 1 });
      if (lapsesOn !== null) lapses.push(lapsesOn);
    }
    const lapsesOn = lapses.sort()[0] ?? null;
    storeAll(db, site, { horizon: locked.horizon, lapsesOn, months: [...months.values()], vials, coming });
  });
}

type Made = Parameters<typeof storeSite>[1] & { readonly horizon: string; readonly lapsesOn: CivilDate | null };

function storeAll(db: Writer, site: string, { horizon, lapsesOn, ...made }: Made): void {
  for (const query of storeSite(site, made)) db.run(query);
  db.run(storeSiteSeen(site, { horizon, rules }, lapsesOn));
  db.run(putSiteUnder(site));
}

/** Whatever is made of the block meanwhile waits, and puts it behind again. */
function refreshBlock({ pool }: Keeper, block: number): Promise<void> {
  return inTransaction(pool, async (db) => {
    if ((await db.rows(holdBlock(block))).length === 0) return;
    for (const query of storeBlock(block)) db.run(query);
  });
}

const noSessions = { planned: 0, took_place: 0, cancelled: 0, doses: 0 };
const noCourses: CourseCounts = {
  courses_open: 0,
  courses_completed: 0,
  courses_lapsed: 0,
  courses_restarted: 0,
  courses_stopped: 0,
  courses_ended: 0,
};

/** Keeps the figures near the truth; how near, they tell with the instant up to which they count. */
export const keepCoverage = (platform: Keeper, log: Logger) =>
  keepDoing((goOn) => refreshCoverage(platform, { goOn, rest }), {
    everySeconds,
    worked: 'figures of coverage are refreshed again',
    failed: 'figures of coverage not refreshed',
    log,
  });
