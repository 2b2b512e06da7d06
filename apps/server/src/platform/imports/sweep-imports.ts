import { before, day } from '../clock/durations.ts';
import { readOnce } from '../db/read-once.ts';
import type { Platform } from '../http/platform.ts';
import { sweepJobs } from '../jobs/queries.ts';
import { forgetImports } from './queries.ts';

/** Forgets the rows of imports that nobody confirmed or corrected for a week. */
export async function sweepImports({ pool, clock }: Platform): Promise<void> {
  const weekAgo = before(clock().instant, 7 * day);
  await readOnce(pool, forgetImports(weekAgo));
  await readOnce(pool, sweepJobs(weekAgo));
}
