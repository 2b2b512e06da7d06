import type { DownloadFilter } from '@teeka/contract/downloads';
import {
  type DownloadReport,
  listReports,
  mostInTheMaking,
  mostRecordsADay,
  mostRowsADay,
  mostRowsOfFile,
} from '@teeka/domain/downloads';
import type { Actor } from '../access/actor.ts';
import { narrowed } from '../access/narrowed.ts';
import { before, day } from '../clock/durations.ts';
import type { Reader, Writer } from '../db/database.ts';
import { firstLocked } from '../db/first-locked.ts';
import { type Context, type Refused, refuse } from '../http/handler.ts';
import { uuidV7 } from '../ids/uuid-v7.ts';
import { insertJob } from '../jobs/queries.ts';
import { jobOf } from './download-jobs.ts';
import type { DownloadKind } from './download-kind.ts';
import { fileNameOf } from './file-of.ts';
import { type NarrowedTo, narrowedTo } from './narrowed-to.ts';
import { holdMaker, insertDownload, madeSince } from './queries.ts';

type Wish = DownloadFilter & { readonly report: DownloadReport };

type Looked =
  | Refused
  | { readonly working: number; readonly rows: number; readonly total: number; readonly to: NarrowedTo };

const mayTake = ({ access }: DownloadKind, { role }: Actor): boolean =>
  Array.isArray(access) && (access as readonly string[]).includes(role);

/** What counts together within a day, how much of it there may be, and what is said of a file that is too long: records are of no days. */
const dayOf = (report: DownloadReport) =>
  report === 'health-records'
    ? ({ reports: [report], most: mostRecordsADay, tooLong: 'REPREP0021', tooMany: 'REPREP0022' } as const)
    : ({ reports: listReports, most: mostRowsADay, tooLong: 'REPREP0013', tooMany: 'REPREP0016' } as const);

/** The steps of the command that has a file made. */
export const startSteps = (kindOf: (report: DownloadReport) => DownloadKind) => ({
  /** How long the file will be is counted before, so that a refusal comes at once. */
  async read(wish: Wish, context: Context & { readonly db: Reader }): Promise<Looked> {
    const kind = kindOf(wish.report);
    if (!mayTake(kind, context.actor)) return refuse({ code: 'REQVAL0011', path: 'report' });
    const { user_id } = context.actor;
    const [busy, list] = await Promise.all([
      firstLocked(context.db, {
        hold: holdMaker(user_id),
        ask: madeSince(user_id, dayOf(wish.report).reports, before(context.now.instant, day)),
      }),
      kind.ask(wish, { ...context, actor: narrowed(context.actor, wish.within) }),
    ]);
    if ('refused' in list) return list;
    const to = await narrowedTo(wish.report, wish, context);
    return { working: busy?.working ?? 0, rows: busy?.row_count ?? 0, total: await list.count(), to };
  },
  decide(wish: Wish, looked: Looked, { actor, now, origin }: Context) {
    if ('refused' in looked) return looked;
    const { working, rows, total, to } = looked;
    const { report, ...filter } = wish;
    const { most, tooLong, tooMany } = dayOf(report);
    if (total > mostRowsOfFile) return refuse({ code: tooLong, values: { most: mostRowsOfFile } });
    if (working >= mostInTheMaking) return refuse({ code: 'REPREP0014', values: { most: mostInTheMaking } });
    if (rows + total > most) return refuse({ code: tooMany, values: { most } });
    const decision = {
      download_id: uuidV7(now.instant),
      user_id: actor.user_id,
      report,
      filter,
      language: origin.language,
      row_count: total,
      file_name: fileNameOf(kindOf(report), { actor, now }),
      made_at: now.instant,
      narrowed: to,
    };
    const audit = [{ beneficiary_id: '0', subject: decision.download_id, detail: { report, ...filter, rows: total } }];
    return { decision, reply: {}, audit };
  },
  write(row: Parameters<typeof insertDownload>[0], { db, actor, now }: Context & { readonly db: Writer }) {
    const { download_id: subject, row_count: total, made_at } = row;
    db.run(insertDownload(row));
    db.run(insertJob({ job_id: uuidV7(now.instant), kind: jobOf(row.report), subject, actor, total, made_at }));
  },
});
