import type { Pool } from '../db/pool.ts';
import { withConnection } from '../db/read-once.ts';
import type { Context, QueryHandler, Refused } from './handler.ts';
import { insertAudit } from './queries.ts';

export interface QueryRun {
  readonly pool: Pool;
  readonly handler: QueryHandler;
  readonly input: unknown;
  readonly context: Context;
}

/** Reads and answers; whose record was read is on the audit log before the answer leaves. */
export function runQuery({
  pool,
  handler,
  input,
  context,
}: QueryRun): Promise<{ readonly reply: unknown } | Refused> {
  return withConnection(pool, async (db) => {
    const answer = await handler.answer(input, { ...context, db });
    if ('refused' in answer) return answer;
    if (answer.audit && answer.audit.length > 0)
      await db.rows(insertAudit(handler.call.name, context.actor, answer.audit));
    return { reply: answer.reply };
  });
}
