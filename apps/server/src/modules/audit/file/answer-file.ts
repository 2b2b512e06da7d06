import { mostAuditRows } from '@teeka/contract/audit';
import type { DateRange } from '@teeka/domain/reports';
import { checkRemark } from '@teeka/domain/text';
import { csvType } from '../../../platform/csv/csv-lines.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { type Context, type Refused, refuse } from '../../../platform/http/handler.ts';
import { headsOf, standingNow } from '../queries.ts';
import { type LookedAt, looking, rowsAbout } from '../reading/looked-at.ts';
import { rangeOf } from '../reading/range-of.ts';
import { auditSheet } from './cells-of.ts';
import { fileKeyPurpose } from './file-seal.ts';
import { sealedFile } from './sealed-file.ts';

type Reading = Context & { readonly db: Reader };
interface Wish {
  readonly from_date: string;
  readonly to_date: string;
  readonly reason: string;
}

/** The end of the log as it is sealed now: of a person's chain, else of the whole. */
async function endOfLog({ about, id }: Pick<LookedAt, 'about' | 'id'>, { db }: Reading): Promise<readonly string[]> {
  if (about === 'person') {
    const [head] = await db.rows(headsOf([id]));
    return [head?.rows ?? '0', head?.seal.toString('hex') ?? ''];
  }
  const standing = await db.first(standingNow());
  return [standing?.rows ?? '0', standing?.seal?.toString('hex') ?? ''];
}

interface Made extends Pick<LookedAt, 'about' | 'id'> {
  readonly range: DateRange;
  readonly reason: string;
}

async function fileOf({ about, id, range, reason }: Made, context: Reading) {
  const { actor, atRest, db, now, origin } = context;
  const { rows: rowsOf, count } = rowsAbout[about];
  const [rows, counted, end] = await Promise.all([
    db.rows(rowsOf(id, { range, limit: mostAuditRows, offset: 0 })),
    db.first(count(id, range, mostAuditRows + 1)),
    endOfLog({ about, id }, context),
  ]);
  const key = atRest.keyFor(fileKeyPurpose);
  const { columns, cellsOf } = auditSheet(origin.language, about, key);
  const made = [now.instant.toISOString(), actor.user_id, reason];
  const file = { columns, rows: rows.map(cellsOf), total: counted?.total ?? rows.length };
  const body = sealedFile({ heading: [about, id, range.from, range.to, ...made, ...end], ...file }, key);
  return { file: { type: csvType, name: `audit-${range.from}-${range.to}.csv`, body }, rows: rows.length };
}

/** The audit as a sealed file; why it was made stands in it and in the log. */
export async function answerFile(looked: LookedAt | Refused, { from_date, to_date, reason }: Wish, context: Reading) {
  if ('refused' in looked) return looked;
  const checked = rangeOf({ from_date, to_date }, context.now);
  if ('refusal' in checked) return refuse(checked.refusal);
  const why = checkRemark(reason);
  if (!why.ok) return refuse({ ...why.refusal, path: 'reason' });
  const { file, rows } = await fileOf({ ...looked, range: checked.range, reason: why.normal }, context);
  const detail = { reason: why.normal, from_date, to_date, rows };
  return { reply: file, audit: [looking(looked, detail)] };
}
