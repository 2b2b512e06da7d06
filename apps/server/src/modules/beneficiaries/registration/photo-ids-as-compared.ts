import { setTimeout as pause } from 'node:timers/promises';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import type { AtRest } from '../../../platform/sealing/at-rest.ts';
import { photoIdOfPerson } from '../../../platform/sealing/numbers-of.ts';
import { photoIdHash } from '../../../platform/sealing/photo-id-hash.ts';
import { type AsTypedRow, putAsCompared, takeAsTyped } from './queries.ts';

/** Rows of one change: few enough that nobody waits for them to speak of. */
const batch = 200;
const pauseMs = 5;

function freshOf({ beneficiary_id, token_hash, photo_id_type, photo_id_sealed }: AsTypedRow, atRest: AtRest) {
  if (photo_id_type === null || photo_id_sealed === null) return token_hash;
  const number = photoIdOfPerson({ beneficiary_id, photo_id_sealed }, atRest);
  return number === '' ? token_hash : photoIdHash(atRest, photo_id_type, number);
}

/**
 * Photo IDs of a version that found them by how they were typed are found by letters and digits from now on; it takes the
 * key, so no migration does it. Beside the working server, in small changes; nothing to do when that was done. Answers how many.
 */
export async function comparePhotoIds(
  { pool, atRest }: Pick<Platform, 'pool' | 'atRest'>,
  goOn: () => boolean = () => true,
): Promise<number> {
  for (let done = 0; ; await pause(pauseMs, undefined, { ref: false })) {
    const taken = await inTransaction(pool, async (db) => {
      const rows = await db.rows(takeAsTyped(batch));
      const fresh = rows.map((row) => freshOf(row, atRest));
      if (rows.length > 0) db.run(putAsCompared(rows, fresh));
      return rows.length;
    });
    done += taken;
    if (taken === 0 || !goOn()) return done;
  }
}
