import type { Platform } from '../../platform/http/platform.ts';
import type { Logger } from '../../platform/log/log.ts';
import { safeError } from '../../platform/log/safe-error.ts';
import { Seldom } from '../../platform/log/seldom.ts';
import { sealAudit } from './seal-audit.ts';
import { tellAnchor } from './tell-anchor.ts';
import { tellMissing } from './tell-missing.ts';

const everySeconds = 30;
/** Milliseconds after which a row that was stored should have been sealed; until then a slow change may hold it back. */
const witnessPatience = 60_000;
/** At shutdown nobody waits for long; the next start goes on. */
const batchesAtEnd = 5;

/** Seals the audit log from time to time. `stop` seals once more what came since. */
export function keepSealing(platform: Platform, log: Logger): { stop(): Promise<void> } {
  const trouble = new Seldom(log);
  let running: Promise<void> | undefined;
  const round = async (mostBatches?: number, patience = witnessPatience): Promise<void> => {
    try {
      const sealed = await sealAudit(platform, mostBatches);
      if (sealed > 0) await tellAnchor(platform, log);
      await tellMissing(platform, log, patience);
      trouble.worked('audit log is sealed again');
    } catch (error) {
      trouble.failed('audit log not sealed', { error: safeError(error) });
    }
  };
  const timer = setInterval(() => {
    running ??= round().finally(() => {
      running = undefined;
    });
  }, everySeconds * 1000);
  return {
    async stop() {
      clearInterval(timer);
      await running;
      await round(batchesAtEnd, 0);
    },
  };
}
