import { Connection } from './connection.ts';
import { isUnreachable } from './failure.ts';
import type { Pool } from './pool.ts';
import type { Statement } from './statement.ts';

/** Lends a connection for the time of `work` and gives it back, broken or whole. */
export async function withConnection<T>(pool: Pool, work: (db: Connection) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await work(new Connection(client));
  } catch (error) {
    if (isUnreachable(error)) broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}

/** All rows of one statement. */
export function readOnce<Row>(pool: Pool, query: Statement<Row>): Promise<Row[]> {
  return withConnection(pool, (db) => db.rows(query));
}
