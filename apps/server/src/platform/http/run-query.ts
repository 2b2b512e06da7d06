import type { Pool } from '../db/pool.ts';
import { withConnection } from '../db/read-once.ts';
import { auditRowsOf } from './audit-rows.ts';
import type { AuditWitness } from './audit-witness.ts';
import type { Context, QueryHandler, Refused } from './handler.ts';
import { insertAuditRows } from './queries.ts';

export interface QueryRun {
  readonly pool: Pool;
  readonly witness: AuditWitness;
  readonly handler: QueryHandler;
  readonly input: unknown;
  readonly context: Context;
}

/** Reads and answers; whose record was read is on the audit log before the answer leaves. */
export function runQuery({
  pool,
  witness,
  handler,
  input,
  context,
}: QueryRun): Promise<{ readonly reply: unknown } | Refused> {
  return withConnection(pool, async (db) => {
    const answer = await handler.answer(input, { ...context, db });
    if ('refused' in answer) return answer;
    const lines = answer.audit ?? [];
    const rows = auditRowsOf([{ call: handler.call.name, actor: context.actor, lines }]);
    if (rows.length > 0) await db.rows(insertAuditRows(rows));
    witness.stored(rows);
    return { reply: answer.reply };
  });
}
