import type { Reader, Writer } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Pool } from '../db/pool.ts';
import { holdJob, type Lease } from './queries.ts';

/**
 * Writes for a job, in one transaction before whose end nobody else gets the job. Where another has it already nothing is
 * written, and undefined answered.
 */
export const whileLeased = <T>(
  pool: Pool,
  lease: Lease,
  work: (db: Reader & Writer) => T | Promise<T>,
): Promise<T | undefined> =>
  inTransaction(pool, async (db) => ((await db.first(holdJob(lease))) ? work(db) : undefined));
