import { Connection } from './connection.ts';
import type { Pool } from './pool.ts';
import type { Statement } from './statement.ts';

/** Rows that are in memory at once. With four times as many, so much is new at once that the heap grows by 70 MB and keeps them. */
const batch = 250;

/**
 * The rows of a statement of any length, a batch at a time, all of them as they were at one moment. They are to be taken without
 * a pause: a connection is lent until the last one, and the database ends a transaction that rests for half a minute.
 */
export async function* inBatches<Row>(pool: Pool, query: Statement<Row>): AsyncGenerator<readonly Row[]> {
  const client = await pool.connect();
  const db = new Connection(client);
  let broken = true;
  try {
    await db.say('begin isolation level repeatable read read only');
    await db.rows({ ...query, sql: `declare batches no scroll cursor for ${query.sql}` });
    for (;;) {
      // Not prepared: under the same text it returns other columns for another statement.
      const { rows } = await db.say(`fetch ${batch} from batches`);
      if (rows.length > 0) yield rows as Row[];
      if (rows.length < batch) break;
    }
    broken = false;
  } finally {
    const ended = await db.say(broken ? 'rollback' : 'commit').then(
      () => undefined,
      (error: Error) => error,
    );
    client.release(ended);
  }
}
