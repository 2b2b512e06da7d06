import { mostTriesADay } from '@teeka/domain/identity';
import { countTriesNow, triesToday } from '../../../platform/access/tries/tries.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { readOnce, withConnection } from '../../../platform/db/read-once.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { insertAudit } from '../../../platform/http/queries.ts';
import type { JobKind, Progress } from '../../../platform/jobs/jobs.ts';
import type { JobRow } from '../../../platform/jobs/queries.ts';
import { holdImports, holdNumbers } from '../names/queries.ts';
import { openRows, type RowAsBrought, sealRows } from './brought.ts';
import { judgeRows, mobilesIn } from './judge/judge-rows.ts';
import { type ImportRecord, importById, putChecked, putState, putStored } from './queries.ts';
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
    photoIdsLeft = mostTriesADay['photo-id-imported'],
  }: { platform: Platform; db: Reader; progress: Progress; photoIdsLeft?: number },
) =>
  judgeRows(rows, {
    db,
    actor: job.actor,
    atRest: platform.atRest,
    today: platform.clock().today,
    photoIdsLeft,
    testNumbers: platform.env.identity.testNumbers,
    progress: (done) => progress(done, rows.length),
  });

async function check(platform: Platform, job: JobRow, progress: Progress): Promise<void> {
  await withConnection(platform.pool, async (db) => {
    const record = await db.first(importById(job.subject));
    if (record?.state !== 'checking') return;
    const rows = openRows(platform.atRest, record);
    const who = { actor: job.actor, now: platform.clock(), db };
    const tried = await triesToday('photo-id-imported', who);
    const photoIdsLeft = Math.max(0, mostTriesADay['photo-id-imported'] - tried);
    const checked = await judged(rows, job, { platform, db, progress, photoIdsLeft });
    const { good, bad, faults, photoIds, elsewhere } = checked;
    if (photoIds > 0) await countTriesNow('photo-id-imported', who, photoIds);
    const detail = { photo_id_elsewhere: true };
    const lines = elsewhere.map((beneficiary_id) => ({ beneficiary_id, subject: job.subject, detail }));
    if (lines.length > 0) await db.rows(insertAudit('beneficiaries.uploadImport', job.actor, lines));
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
  const rows = openRows(atRest, record);
  await inTransaction(platform.pool, async (db) => {
    await db.rows(holdImports());
    await db.rows(holdNumbers(mobilesIn(rows, atRest)));
    const { good, bad, faults } = await judged(rows, job, { platform, db, progress });
    if (good.length !== record.good_rows || good.length === 0) {
      db.run(putChecked(job.subject, { good: good.length, bad, faults }));
      return;
    }
    storePeople(db, good, { actor: job.actor, atRest, at: clock().instant, import_id: job.subject });
    const badRows = new Set(faults.map(({ row }) => row));
    const left = rows.filter(({ row }) => badRows.has(row));
    db.run(putStored(job.subject, good.length, left.length > 0 ? sealRows(atRest, job.subject, left) : null));
  });
  await progress(rows.length, rows.length);
}

/** The two halves of an import: checking what was brought, and storing what the person confirmed. */
export function importJobs(platform: Platform): JobKind[] {
  const fail = async ({ subject }: JobRow) => {
    await readOnce(platform.pool, putState(subject, 'failed'));
  };
  return [
    {
      kind: checkingJob,
      queue: 'imports',
      run: (job, progress) => check(platform, job, progress),
      failed: fail,
    },
    {
      kind: storingJob,
      queue: 'imports',
      async run(job, progress) {
        const [record] = await readOnce(platform.pool, importById(job.subject));
        if (record?.state === 'storing') await storeAll(platform, job, { record, progress });
      },
      failed: fail,
    },
  ];
}
