import { readOnce } from '../../platform/db/read-once.ts';
import { isSameRow } from '../../platform/http/audit-witness.ts';
import type { Platform } from '../../platform/http/platform.ts';
import type { Logger } from '../../platform/log/log.ts';
import { rowsStanding, storeMissing } from './queries.ts';

/** Rows requested at once. */
const page = 2000;

/**
 * Looks for the rows that this process stored at least `patience` milliseconds ago and did not see sealed: another
 * process may have sealed them. What is gone, or no longer as it was written, is noted and logged; answers how many.
 */
export async function tellMissing(
  { pool, witness }: Pick<Platform, 'pool' | 'witness'>,
  log: Pick<Logger, 'error'>,
  patience = 0,
): Promise<number> {
  const rows = witness.unseen(Date.now() - patience + 1);
  let missing = 0;
  for (let from = 0; from < rows.length; from += page) {
    const batch = rows.slice(from, from + page);
    try {
      const standing = new Map((await readOnce(pool, rowsStanding(batch))).map((row) => [row.audit_id, row]));
      const gone = batch.filter((row) => {
        const kept = standing.get(row.audit_id);
        return !kept || !isSameRow(row, kept);
      });
      if (gone.length > 0) await readOnce(pool, storeMissing(gone));
      for (const { audit_id, beneficiary_id, user_id, call } of gone)
        log.error({ audit_id, beneficiary_id, user_id, call }, 'an audit row was removed or changed');
      missing += gone.length;
    } catch (error) {
      witness.again(rows.slice(from));
      throw error;
    }
  }
  return missing;
}
