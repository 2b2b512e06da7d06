import type { Reader, Writer } from './database.ts';
import type { Pool } from './pool.ts';
import { withConnection } from './read-once.ts';

/** Everything that `work` writes holds, or none of it: for work outside of a call. */
export function inTransaction<T>(pool: Pool, work: (db: Reader & Writer) => Promise<T>): Promise<T> {
  return withConnection(pool, async (db) => {
    try {
      await db.say('begin');
      const result = await work(db);
      await db.commit();
      return result;
    } catch (error) {
      void db.say('rollback');
      throw error;
    }
  });
}
