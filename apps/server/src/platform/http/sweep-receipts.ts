import { before, day } from '../clock/durations.ts';
import { readOnce } from '../db/read-once.ts';
import type { Platform } from './platform.ts';
import { deleteReceipts } from './queries.ts';

/** Days for which a repeated command is answered from its receipt; no phone holds its outbox back for longer. */
const keptDays = 90;
/** At once: so few that nobody waits for their locks. */
const batch = 1000;

/** Removes receipts that no repetition will ask for any more, batch by batch; answers how many went. */
export async function sweepReceipts({ pool, clock }: Pick<Platform, 'pool' | 'clock'>): Promise<number> {
  const oldest = before(clock().instant, keptDays * day);
  for (let gone = 0; ; ) {
    const { length } = await readOnce(pool, deleteReceipts(oldest, batch));
    gone += length;
    if (length < batch) return gone;
  }
}
