import { readOnce } from '../../platform/db/read-once.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { sweepings } from './queries.ts';

/** Removes stamps, codes, counters and sign-ins that nothing can refer to any more. */
export async function sweep({ pool, clock }: Platform): Promise<void> {
  for (const query of sweepings(clock().instant)) await readOnce(pool, query);
}
