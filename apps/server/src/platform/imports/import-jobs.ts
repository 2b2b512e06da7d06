import { inTransaction } from '../db/in-transaction.ts';
import { readOnce, withConnection } from '../db/read-once.ts';
import type { Platform } from '../http/platform.ts';
import type { JobKind, Progress } from '../jobs/jobs.ts';
import type { JobRow } from '../jobs/queries.ts';
import { openRows, sealRows } from './brought.ts';
import type { ImportKind } from './import-kind.ts';
import { type ImportRecord, importById, putChecked, putState, putStored } from './queries.ts';

export const checkingJob = 'import-check';
export const storingJob = 'import-store';

type Kinds = readonly ImportKind[];

function kindOf(kinds: Kinds, { kind }: ImportRecord): ImportKind {
  const known = kinds.find((each) => each.kind === kind);
  if (!known) throw new Error(`No import of this kind: ${kind}`);
  return known;
}

async function check(kinds: Kinds, platform: Platform, { job, progress }: { job: JobRow; progress: Progress }) {
  await withConnection(platform.pool, async (db) => {
    const record = await db.first(importById(job.subject));
    if (record?.state !== 'checking') return;
    const rows = openRows(platform.atRest, record);
    const { good, bad, faults } = await kindOf(kinds, record).judge(rows, {
      platform,
      job,
      db,
      import_id: job.subject,
      first: true,
      progress: (done) => progress(done, rows.length),
    });
    await db.rows(putChecked(job.subject, { good, bad, faults }));
  });
  await progress(1, 1);
}

/**
 * The good rows judged anew in the transaction that stores: what became bad meanwhile goes back to the person, and nothing
 * is stored. Those that were bad stay so, unjudged: what the first look left uncompared is not compared by the yes.
 */
async function storeAll(
  kind: ImportKind,
  platform: Platform,
  { record, job, progress }: { record: ImportRecord; job: JobRow; progress: Progress },
) {
  const all = openRows(platform.atRest, record);
  const badBefore = new Set(record.errors.map(({ row }) => row));
  const rows = all.filter(({ row }) => !badBefore.has(row));
  await inTransaction(platform.pool, async (db) => {
    await kind.hold(rows, db, platform.atRest);
    const judged = await kind.judge(rows, {
      platform,
      job,
      db,
      import_id: job.subject,
      first: false,
      progress: (done) => progress(done, rows.length),
    });
    if (judged.bad > 0 || judged.good === 0) {
      const faults = [...record.errors, ...judged.faults].sort((one, other) => one.row - other.row);
      db.run(putChecked(job.subject, { good: judged.good, bad: record.bad_rows + judged.bad, faults }));
      return;
    }
    judged.store(db);
    const left = all.filter(({ row }) => badBefore.has(row));
    const rest = left.length > 0 ? sealRows(platform.atRest, job.subject, left) : null;
    db.run(putStored(job.subject, judged.good, rest));
  });
  await progress(rows.length, rows.length);
}

/** The two halves of an import: checking what was brought, and storing what the person confirmed. */
export function importJobs(kinds: Kinds, platform: Platform): JobKind[] {
  const fail = async ({ subject }: JobRow) => {
    await readOnce(platform.pool, putState(subject, 'failed'));
  };
  return [
    {
      kind: checkingJob,
      queue: 'imports',
      run: (job, progress) => check(kinds, platform, { job, progress }),
      failed: fail,
    },
    {
      kind: storingJob,
      queue: 'imports',
      async run(job, progress) {
        const [record] = await readOnce(platform.pool, importById(job.subject));
        if (record?.state === 'storing') await storeAll(kindOf(kinds, record), platform, { record, job, progress });
      },
      failed: fail,
    },
  ];
}
