import type { AreaPart } from '@teeka/contract/within';
import { narrowed } from '../access/narrowed.ts';
import type { Pool } from '../db/pool.ts';
import { withConnection } from '../db/read-once.ts';
import { auditRowsOf } from './audit-rows.ts';
import type { AuditWitness } from './audit-witness.ts';
import type { Context, QueryHandler, Refused } from './handler.ts';
import { insertAuditRows } from './queries.ts';
import { type ReadVolume, traceOfVolume } from './read-volume.ts';

export interface QueryRun {
  readonly pool: Pool;
  readonly witness: AuditWitness;
  readonly volume: ReadVolume;
  readonly handler: QueryHandler;
  readonly input: unknown;
  readonly context: Context;
}

/** What is requested of a part of the own area (`withinArea`) is answered as though the actor saw no more than that. */
function within(context: Context, input: unknown): Context {
  const { within: part } = input as { readonly within?: AreaPart | null };
  return { ...context, actor: narrowed(context.actor, part) };
}

/** Reads and answers; whose record was read is on the audit log before the answer leaves. */
export function runQuery({
  pool,
  witness,
  volume,
  handler,
  input,
  context,
}: QueryRun): Promise<{ readonly reply: unknown } | Refused> {
  return withConnection(pool, async (db) => {
    const answer = await handler.answer(input, { ...within(context, input), db });
    if ('refused' in answer) return answer;
    const lines = [...(answer.audit ?? []), ...traceOfVolume(answer.audit ?? [], volume, context)];
    const rows = auditRowsOf([{ call: handler.call.name, actor: context.actor, lines }]);
    if (rows.length > 0) await db.rows(insertAuditRows(rows));
    witness.stored(rows);
    return { reply: answer.reply };
  });
}
