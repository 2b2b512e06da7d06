import { before, day } from '../clock/durations.ts';
import { readOnce } from '../db/read-once.ts';
import type { Platform } from '../http/platform.ts';
import { dropStrays, expireDownloads, forgetDownloads } from './queries.ts';

/** Lets go of files whose time is over, and of what was asked for a week ago. */
export async function sweepDownloads({ pool, clock }: Pick<Platform, 'pool' | 'clock'>): Promise<void> {
  const { instant } = clock();
  await readOnce(pool, expireDownloads(instant));
  await readOnce(pool, dropStrays());
  await readOnce(pool, forgetDownloads(before(instant, 7 * day)));
}
