import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { readOnce, withConnection } from '../../../platform/db/read-once.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import type { JobKind, Progress } from '../../../platform/jobs/jobs.ts';
import type { JobRow } from '../../../platform/jobs/queries.ts';
import { openRows, type RowAsBrought, sealRows } from './brought.ts';
import { judgeRows, mobilesIn } from './judge/judge-rows.ts';
import { type ImportRecord, importById, putChecked, putState, putStored } from './queries.ts';
import { holdImports, holdMobiles } from './store/queries.ts';
import { storePeople } from './store/store-people.ts';

export const checkingJob = 'import-check';
export const storingJob = 'import-store';

const judged = (
  rows: readonly RowAsBrought[],
  job: JobRow,
  {
    platform,
    db,
    progress,
  }: { platform: Platform; db: Parameters<typeof judgeRows>[1]['db']; progress: Progress },
) =>
  judgeRows(rows, {
    db,
    actor: job.actor,
    atRest: platform.atRest,
    today: platform.clock().today,
    testNumbers: platform.env.identity.testNumbers,
    progress: (done) => progress(done, rows.length),
  });

async function check(platform: Platform, job: JobRow, progress: Progress): Promise<void> {
  await withConnection(platform.pool, async (db) => {
    const record = await db.first(importById(job.subject));
    if (record?.state !== 'checking') return;
    const rows = openRows(platform.atRest, record.rows_sealed);
    const { good, bad, faults } = await judged(rows, job, { platform, db, progress });
    await db.rows(putChecked(job.subject, { good: good.length, bad, faults }));
  });
  await progress(1, 1);
}

/** Judged anew in the transaction that stores: what became bad meanwhile goes back to the person, and nothing is stored. */
async function storeAll(
  platform: Platform,
  job: JobRow,
  { record, progress }: { record: ImportRecord; progress: Progress },
) {
  const { atRest, clock } = platform;
  const rows = openRows(atRest, record.rows_sealed);
  await inTransaction(platform.pool, async (db) => {
    await db.rows(holdImports());
    await db.rows(holdMobiles(mobilesIn(rows, atRest)));
    const { good, bad, faults } = await judged(rows, job, { platform, db, progress });
    if (good.length !== record.good_rows || good.length === 0) {
      db.run(putChecked(job.subject, { good: good.length, bad, faults }));
      return;
    }
    storePeople(db, good, { actor: job.actor, atRest, at: clock().instant, import_id: job.subject });
    const badRows = new Set(faults.map(({ row }) => row));
    const left = rows.filter(({ row }) => badRows.has(row));
    db.run(putStored(job.subject, good.length, left.length > 0 ? sealRows(atRest, left) : null));
  });
  await progress(rows.length, rows.length);
}

/** The two halves of an import: checking what was brought, and storing what the person confirmed. */
export function importJobs(platform: Platform): JobKind[] {
  const fail = async ({ subject }: JobRow) => {
    await readOnce(platform.pool, putState(subject, 'failed'));
  };
  return [
    { kind: checkingJob, run: (job, progress) => check(platform, job, progress), failed: fail },
    {
      kind: storingJob,
      async run(job, progress) {
        const [record] = await readOnce(platform.pool, importById(job.subject));
        if (record?.state === 'storing') await storeAll(platform, job, { record, progress });
      },
      failed: fail,
    },
  ];
}
