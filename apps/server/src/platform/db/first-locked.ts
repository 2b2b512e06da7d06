import { allAnswered } from './all-answered.ts';
import type { Reader } from './database.ts';
import type { Statement } from './statement.ts';

/**
 * The first row of what is read while something is locked. Two statements that travel together: whoever waits for a
 * lock and reads other tables in that same statement judges by what stood there before it waited; a statement of its
 * own behind the lock sees what the one before it stored.
 */
export async function firstLocked<Row>(
  db: Reader,
  { hold, ask }: { readonly hold: Statement<unknown>; readonly ask: Statement<Row> },
): Promise<Row | undefined> {
  const [, row] = await allAnswered([db.rows(hold), db.first(ask)]);
  return row;
}
