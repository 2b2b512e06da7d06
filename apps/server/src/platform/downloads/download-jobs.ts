import { buffer } from 'node:stream/consumers';
import { startDownload } from '@teeka/contract/downloads';
import { hoursOfFile, mostRowsOfFile } from '@teeka/domain/downloads';
import type { Actor } from '../access/actor.ts';
import { narrowed } from '../access/narrowed.ts';
import { hour } from '../clock/durations.ts';
import { inBatches } from '../db/in-batches.ts';
import { readOnce, withConnection } from '../db/read-once.ts';
import { expectFile } from '../files/put/expect-file.ts';
import { auditRowsOf } from '../http/audit-rows.ts';
import type { Platform } from '../http/platform.ts';
import { insertAuditRows } from '../http/queries.ts';
import type { JobKind, Progress } from '../jobs/jobs.ts';
import type { JobRow } from '../jobs/queries.ts';
import type { DownloadKind, RequestedList, Taker } from './download-kind.ts';
import { fileOf } from './file-of.ts';
import { type DownloadRow, downloadById, endDownload, putReady } from './queries.ts';

/** The kind of job that makes a file. */
export const downloadJob = 'download';

/** The file was cancelled while it was made. */
class Cancelled extends Error {}

interface Making {
  readonly platform: Platform;
  readonly record: DownloadRow;
  readonly actor: Actor;
  readonly progress: Progress;
  readonly total: number;
}

/** The rows, batch by batch; before the next one it is written down whose records these are, and asked whether they are still wanted. */
async function* rowsOf(
  list: RequestedList,
  { platform, record, actor, progress, total }: Making,
): AsyncGenerator<unknown> {
  let done = 0;
  for await (const batch of inBatches(platform.pool, list.rows(mostRowsOfFile))) {
    const rows = batch.flatMap((row) => list.wire(row) ?? []);
    const people = new Set(rows.map((row) => list.person(row)));
    const lines = [...people].map((beneficiary_id) => ({ beneficiary_id, subject: record.download_id }));
    const audit = auditRowsOf([{ call: startDownload.name, actor, lines }]);
    await readOnce(platform.pool, insertAuditRows(audit));
    platform.witness.stored(audit);
    const [now] = await readOnce(platform.pool, downloadById(record.download_id));
    if (now?.state !== 'working') throw new Cancelled();
    yield* rows;
    done += rows.length;
    await progress(done, Math.max(done, total));
  }
}

async function make(kind: DownloadKind, making: Making, taker: Taker): Promise<void> {
  const { platform, record } = making;
  const filter = record.filter;
  const list = await withConnection(platform.pool, (db) => kind.ask(filter, { ...taker, db }));
  // It was judged when it was asked for: what is refused now (a day that has become too old) is made no more.
  if ('refused' in list) return void (await readOnce(platform.pool, endDownload(record.download_id, 'failed')));
  const file = fileOf(kind, { columns: list.columns, rows: rowsOf(list, making) }, { taker, filter });
  const bytes = await buffer(file.body);
  const put = await expectFile(platform, taker, { kind: 'download', file: { bytes } });
  if ('refused' in put) return void (await readOnce(platform.pool, endDownload(record.download_id, 'failed')));
  await platform.files.put(put.key, bytes);
  const until = new Date(platform.clock().instant.getTime() + hoursOfFile * hour);
  const [ready] = await readOnce(
    platform.pool,
    putReady(record.download_id, { key: put.key, bytes: bytes.length, until }),
  );
  if (!ready) await platform.files.remove(put.key);
}

/** Makes files beside the calls, one at a time. */
export function downloadJobs(kinds: readonly DownloadKind[], platform: Platform): JobKind[] {
  return [
    {
      kind: downloadJob,
      queue: 'downloads',
      async run({ subject, actor: by, total }: JobRow, progress) {
        const [record] = await readOnce(platform.pool, downloadById(subject));
        const kind = kinds.find(({ report }) => report === record?.report);
        if (record?.state !== 'working' || !kind) return;
        const actor = narrowed(by, record.filter.within);
        const taker = { actor, now: platform.clock(), atRest: platform.atRest, origin: { language: record.language } };
        try {
          await make(kind, { platform, record, actor, progress, total }, taker);
        } catch (error) {
          if (!(error instanceof Cancelled)) throw error;
        }
      },
      async failed({ subject }) {
        await readOnce(platform.pool, endDownload(subject, 'failed'));
      },
    },
  ];
}
