import { captureSeconds, codeSeconds } from '@teeka/domain/pairing';
import { before } from '../../platform/clock/durations.ts';
import { readOnce } from '../../platform/db/read-once.ts';
import type { Platform } from '../../platform/http/platform.ts';
import type { Logger } from '../../platform/log/log.ts';
import { safeError } from '../../platform/log/safe-error.ts';
import { dropCaptures, dropOldOffers, dropOver } from './queries.ts';

const every = 60_000;

/** What nobody took, codes that nobody used and pairings of sign-ins that are over go. */
export async function sweepPairings({ pool, clock }: Pick<Platform, 'pool' | 'clock'>): Promise<void> {
  const now = clock().instant;
  await readOnce(pool, dropCaptures(before(now, captureSeconds * 1000)));
  await readOnce(pool, dropOldOffers(before(now, codeSeconds * 1000)));
  await readOnce(pool, dropOver(now));
}

/** Sweeps once a minute: pictures of people lie about for no longer. */
export function keepPairings(platform: Platform, log: Logger): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= sweepPairings(platform)
      .catch((error: unknown) => log.warn({ error: safeError(error) }, 'pairings not swept'))
      .finally(() => {
        running = undefined;
      });
  }, every);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
