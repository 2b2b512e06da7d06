import { hour } from '../../clock/durations.ts';
import { readOnce } from '../../db/read-once.ts';
import type { Platform } from '../../http/platform.ts';
import { deletePuts, putBefore } from './queries.ts';

/** Longer than any command runs and than a day's volume is requested. */
const grace = 36 * hour;
const batch = 500;

/**
 * Removes files that were put, or let go of, and that no row names; answers how many. What this database never noted is not
 * touched: the folder may hold files of another one.
 */
export async function sweepFiles({ pool, clock, files }: Pick<Platform, 'pool' | 'clock' | 'files'>): Promise<number> {
  const before = new Date(clock().instant.getTime() - grace);
  for (let gone = 0; ; ) {
    const rows = await readOnce(pool, putBefore(before, batch));
    const orphans = rows.flatMap(({ file_key, is_named }) => (file_key === null || is_named ? [] : file_key));
    for (const key of orphans) await files.remove(key);
    const ids = rows.map(({ file_put_id }) => file_put_id);
    if (ids.length > 0) await readOnce(pool, deletePuts(ids));
    gone += orphans.length;
    if (rows.length < batch) return gone;
  }
}
