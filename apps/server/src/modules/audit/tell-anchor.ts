import { readOnce } from '../../platform/db/read-once.ts';
import type { Platform } from '../../platform/http/platform.ts';
import type { Logger } from '../../platform/log/log.ts';
import { standingNow } from './queries.ts';

/**
 * Tells the log how much is sealed, and the seal of it: an anchor outside of the tables. A log that was put back to an
 * earlier state, or emptied, holds fewer rows than were logged once, wherever the server's log is kept.
 */
export async function tellAnchor({ pool }: Pick<Platform, 'pool'>, log: Pick<Logger, 'info'>): Promise<void> {
  const [standing] = await readOnce(pool, standingNow());
  if (!standing?.seal) return;
  const { rows, people, sealed_to, seal } = standing;
  log.info({ rows, people, sealed_to, seal: seal.toString('hex') }, 'audit log sealed');
}
