import { readOnce } from '../db/read-once.ts';
import type { Platform } from '../http/platform.ts';
import { deleteRefusedCalls } from './queries.ts';

const batch = 1000;

/** Removes traces of refused calls that nobody has to keep any more, batch by batch; answers how many went. */
export async function sweepRefusedCalls({ pool }: Pick<Platform, 'pool'>): Promise<number> {
  for (let gone = 0; ; ) {
    const { length } = await readOnce(pool, deleteRefusedCalls(batch));
    gone += length;
    if (length < batch) return gone;
  }
}
