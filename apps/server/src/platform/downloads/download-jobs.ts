import type { Readable } from 'node:stream';
import { startDownload } from '@teeka/contract/downloads';
import { type DownloadReport, hoursOfFile, mostRowsOfFile } from '@teeka/domain/downloads';
import type { Actor } from '../access/actor.ts';
import { actorOf } from '../access/actor-of.ts';
import { narrowed } from '../access/narrowed.ts';
import { signInWithActor } from '../access/queries.ts';
import { hour } from '../clock/durations.ts';
import { inBatches } from '../db/in-batches.ts';
import type { Pool } from '../db/pool.ts';
import { readOnce, withConnection } from '../db/read-once.ts';
import { auditRowsOf } from '../http/audit-rows.ts';
import type { Refused } from '../http/handler.ts';
import type { Platform } from '../http/platform.ts';
import { insertAuditRows } from '../http/queries.ts';
import { traceOfVolume } from '../http/read-volume.ts';
import type { JobKind, Progress } from '../jobs/jobs.ts';
import type { Lease } from '../jobs/queries.ts';
import { whileLeased } from '../jobs/while-leased.ts';
import type { Batch, DownloadKind, Taker } from './download-kind.ts';
import { fileOf, packedLines } from './file-of.ts';
import { Cancelled, keepParts } from './keep-parts.ts';
import { narrowedTo } from './narrowed-to.ts';
import { type DownloadRow, downloadById, dropParts, failMade, putReady } from './queries.ts';
import { isStillTheirs } from './still-theirs.ts';
import { wordRows } from './word-rows.ts';

/** The kinds of job that make files. Health records take minutes: they have a queue of their own, and hold up no list. */
const jobKinds = { lists: 'download', records: 'download-records' } as const;

export const jobOf = (report: DownloadReport): string =>
  report === 'health-records' ? jobKinds.records : jobKinds.lists;

interface Making {
  readonly platform: Platform;
  readonly record: DownloadRow;
  readonly lease: Lease;
  readonly actor: Actor;
  readonly progress: Progress;
  readonly total: number;
}

const fail = (pool: Pool, lease: Lease, download_id: string) =>
  whileLeased(pool, lease, (db) => db.run(failMade(download_id)));

/** Ends a file that nobody wants any more, or whose maker has lost the post since: closed, moved or in another role. */
async function goesOn({ platform: { pool }, record: { download_id }, lease, actor }: Making): Promise<void> {
  const [now] = await readOnce(pool, downloadById(download_id));
  if (now?.state !== 'working') throw new Cancelled();
  // Whether the sign-in itself goes on does not matter: somebody may sign out and fetch the file later.
  const [post] = await readOnce(pool, signInWithActor(actor.sign_in_id));
  const today = post?.is_active ? actorOf(post) : undefined;
  if (today && isStillTheirs(actor, today)) return;
  await fail(pool, lease, download_id);
  throw new Cancelled();
}

/** The rows, batch by batch; before each it is asked whether they are still wanted, and written down whose records these are. */
async function* rowsOf<Row>(
  batches: AsyncIterable<Batch<Row>>,
  person: (row: Row) => string,
  making: Making,
): AsyncGenerator<Row> {
  const { platform, record, actor, progress, total } = making;
  let done = 0;
  for await (const { rows, looked } of batches) {
    await goesOn(making);
    const people = new Set(rows.map(person));
    const lines = [...people].map((beneficiary_id) => ({ beneficiary_id, subject: record.download_id }));
    const trace = traceOfVolume(lines, platform.volume, { actor, now: platform.clock(), inFile: true });
    const audit = auditRowsOf([{ call: startDownload.name, actor, lines: [...lines, ...trace] }]);
    if (audit.length > 0) await readOnce(platform.pool, insertAuditRows(audit));
    platform.witness.stored(audit);
    yield* rows;
    done += looked;
    await progress(done, Math.max(done, total));
  }
}

async function* mapped<From, To>(from: AsyncIterable<From>, to: (one: From) => To | Promise<To>): AsyncGenerator<To> {
  for await (const one of from) yield await to(one);
}

/** What is to stand in the file, as it is read. */
async function contentFor(kind: DownloadKind, making: Making, taker: Taker): Promise<Readable | Refused> {
  const { pool } = making.platform;
  const { filter } = making.record;
  if (kind.report === 'health-records') {
    const requested = await withConnection(pool, (db) => kind.ask(filter, { ...taker, db }));
    if ('refused' in requested) return requested;
    const lines = rowsOf(requested.lines(pool), ({ person }) => person, making);
    return packedLines(mapped(lines, ({ line }) => line));
  }
  const list = await withConnection(pool, (db) => kind.ask(filter, { ...taker, db }));
  if ('refused' in list) return list;
  const batches = mapped(inBatches(pool, list.rows(mostRowsOfFile)), async (read) => {
    const rows = await wordRows(list, read);
    return { rows, looked: rows.length };
  });
  const to = await withConnection(pool, (db) => narrowedTo(kind.report, filter, { ...taker, db }));
  return fileOf(kind, { columns: list.columns, rows: rowsOf(batches, list.person, making) }, { taker, filter, to })
    .body;
}

async function make(kind: DownloadKind, making: Making, taker: Taker): Promise<void> {
  const { platform, lease } = making;
  const { pool, clock } = platform;
  const { download_id } = making.record;
  const content = await contentFor(kind, making, taker);
  // It was judged when it was asked for: what is refused now (a day that has become too old) is made no more.
  if ('refused' in content) return fail(pool, lease, download_id);
  const bytes = await keepParts(platform, { download_id, lease }, content);
  const until = new Date(clock().instant.getTime() + hoursOfFile * hour);
  const ready = await whileLeased(pool, lease, (db) => db.first(putReady(download_id, { bytes, until })));
  if (!ready) throw new Cancelled();
}

/** Makes files beside the calls: one list at a time, and one file of health records. */
export function downloadJobs(kinds: readonly DownloadKind[], platform: Platform): JobKind[] {
  const { pool } = platform;
  return Object.values(jobKinds).map(
    (jobKind): JobKind => ({
      kind: jobKind,
      queue: jobKind,
      async run(job, progress) {
        const { subject, actor: by, total } = job;
        const [record] = await readOnce(pool, downloadById(subject));
        if (record?.state !== 'working') return;
        const kind = kinds.find(({ report }) => report === record.report);
        // It was asked of a later version of the server.
        if (!kind) return fail(pool, job, subject);
        const actor = narrowed(by, record.filter.within);
        const taker = { actor, now: platform.clock(), atRest: platform.atRest, origin: { language: record.language } };
        try {
          await make(kind, { platform, record, lease: job, actor, progress, total }, taker);
        } catch (error) {
          if (!(error instanceof Cancelled)) throw error;
          await whileLeased(pool, job, (db) => db.run(dropParts(subject)));
        }
      },
      failed: (job) => fail(pool, job, job.subject),
    }),
  );
}
