import { before, day } from '../../../platform/clock/durations.ts';
import { readOnce } from '../../../platform/db/read-once.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { deleteQuestions } from './queries.ts';

/** Days for which a question stands: its attempt and what is counted about its person are over within the hour. */
const keptDays = 1;
const batch = 1000;

/** Removes questions to the account service that nothing is counted by any more, batch by batch; answers how many went. */
export async function sweepQuestions({ pool, clock }: Pick<Platform, 'pool' | 'clock'>): Promise<number> {
  const oldest = before(clock().instant, keptDays * day);
  for (let gone = 0; ; ) {
    const { length } = await readOnce(pool, deleteQuestions(oldest, batch));
    gone += length;
    if (length < batch) return gone;
  }
}
