import { readOnce } from '../../../platform/db/read-once.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { sweepJobs } from '../../../platform/jobs/queries.ts';
import { forgetImports } from './queries.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** Forgets the rows of imports that nobody confirmed or corrected for a week. */
export async function sweepImports({ pool, clock }: Platform): Promise<void> {
  const before = new Date(clock().instant.getTime() - week);
  await readOnce(pool, forgetImports(before));
  await readOnce(pool, sweepJobs(before));
}
