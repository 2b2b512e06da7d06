import type { Platform } from '../http/platform.ts';
import type { Logger } from '../log/log.ts';
import { safeError } from '../log/safe-error.ts';

const everySeconds = 5;

/** Writes the traces of refused calls from time to time. `stop` writes what came since. */
export function keepWriting(platform: Platform, log: Logger): { stop(): Promise<void> } {
  const write = () =>
    platform.refusedCalls
      .flush(platform.clock().instant)
      .catch((error: unknown) => log.warn({ error: safeError(error) }, 'traces of refused calls not written'));
  const timer = setInterval(() => void write(), everySeconds * 1000);
  return {
    async stop() {
      clearInterval(timer);
      await write();
    },
  };
}
