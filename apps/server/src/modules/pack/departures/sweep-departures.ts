import { addDays } from '@teeka/domain/calendar';
import { deltaDays } from '@teeka/domain/sessions';
import { readOnce } from '../../../platform/db/read-once.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { deleteDepartures } from './queries.ts';

/** The database counts days by its own clock, which is half a day behind India's at most. */
const slackDays = 1;
const batch = 1000;

/** Removes departures that no pull will ask for any more, batch by batch; answers how many went. */
export async function sweepDepartures({ pool, clock }: Pick<Platform, 'pool' | 'clock'>): Promise<number> {
  const before = addDays(clock().today, -deltaDays - slackDays);
  for (let gone = 0; ; ) {
    const { length } = await readOnce(pool, deleteDepartures(before, batch));
    gone += length;
    if (length < batch) return gone;
  }
}
