import { readOnce } from '../../platform/db/read-once.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { keepDoing } from '../../platform/jobs/keep-doing.ts';
import type { Logger } from '../../platform/log/log.ts';
import { bringProgrammesTo, bringSwitchesTo, programmesBehind, switchesBehind } from './queries.ts';

const everySeconds = 60;

/** What a day that has come switches on or off; answers once it is so. */
export async function switchDueProgrammes({ pool, clock }: Pick<Platform, 'pool' | 'clock'>): Promise<void> {
  const { today } = clock();
  if ((await readOnce(pool, programmesBehind(today))).length > 0) await readOnce(pool, bringProgrammesTo(today));
  if ((await readOnce(pool, switchesBehind(today))).length > 0) await readOnce(pool, bringSwitchesTo(today));
}

/** Looks once a minute whether a day has come, so that a change holds from its first minute on. */
export const keepProgrammes = (platform: Pick<Platform, 'pool' | 'clock'>, log: Logger) =>
  keepDoing(() => switchDueProgrammes(platform), {
    everySeconds,
    worked: 'programmes are switched again',
    failed: 'programmes not switched',
    log,
  });
