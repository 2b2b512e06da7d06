import { mostAuditRows } from '@teeka/contract/audit';
import type { Reader } from '../../../platform/db/database.ts';
import { type Context, type Refused, refuse } from '../../../platform/http/handler.ts';
import { lineOf } from './line-of.ts';
import { type LookedAt, looking, rowsAbout } from './looked-at.ts';
import { rangeOf } from './range-of.ts';

interface Wish {
  readonly from_date: string;
  readonly to_date: string;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of an audit, the newest rows first. Reading it is a look of its own: the next reader sees it. */
export async function answerPage(
  looked: LookedAt | Refused,
  { from_date, to_date, page, pageSize }: Wish,
  { db, now }: Context & { readonly db: Reader },
) {
  if ('refused' in looked) return looked;
  const checked = rangeOf({ from_date, to_date }, now);
  if ('refusal' in checked) return refuse(checked.refusal);
  const { about, id, name } = looked;
  const { range } = checked;
  const { rows: rowsOf, count } = rowsAbout[about];
  const offset = Math.min((page - 1) * pageSize, mostAuditRows);
  const limit = Math.min(pageSize, mostAuditRows - offset);
  const [rows, counted] = await Promise.all([
    db.rows(rowsOf(id, { range, limit, offset })),
    db.first(count(id, range, mostAuditRows)),
  ]);
  const total = counted?.total ?? 0;
  const data = rows.map((row) => lineOf(row, about));
  return {
    reply: { page, pageSize, total, total_pages: Math.ceil(total / pageSize), data, about: name },
    audit: [looking(looked, { from_date, to_date, page })],
  };
}
