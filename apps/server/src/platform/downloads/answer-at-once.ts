import type { DownloadFilter } from '@teeka/contract/downloads';
import { mostRowsAtOnce } from '@teeka/domain/downloads';
import type { Reader } from '../db/database.ts';
import { type Context, refuse } from '../http/handler.ts';
import type { ListKind } from './download-kind.ts';
import { fileOf } from './file-of.ts';
import { everything, narrowedTo } from './narrowed-to.ts';
import { wordRows } from './word-rows.ts';

/** A list as the file of its call: every row at once, each person's reading on the audit log as where the screen shows it. */
export const answerAtOnce =
  (kind: ListKind) => async (narrowedBy: Partial<DownloadFilter>, context: Context & { readonly db: Reader }) => {
    const filter = { ...everything, ...narrowedBy };
    const list = await kind.ask(filter, context);
    if ('refused' in list) return list;
    const found = await context.db.rows(list.rows(mostRowsAtOnce + 1));
    if (found.length > mostRowsAtOnce) return refuse({ code: 'REPREP0012', values: { most: mostRowsAtOnce } });
    const rows = await wordRows(list, found);
    const to = await narrowedTo(kind.report, filter, context);
    const people = new Set(rows.map((row) => list.person(row)));
    return {
      reply: fileOf(kind, { columns: list.columns, rows }, { taker: context, filter, to }),
      audit: [...people].map((beneficiary_id) => ({ beneficiary_id, subject: kind.report })),
    };
  };
