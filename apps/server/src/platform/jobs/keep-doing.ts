import type { Logger } from '../log/log.ts';
import { safeError } from '../log/safe-error.ts';
import { Seldom } from '../log/seldom.ts';

interface Doing {
  readonly everySeconds: number;
  /** What is written down when rounds fail, and when they work again. */
  readonly failed: string;
  readonly worked: string;
  readonly log: Pick<Logger, 'warn' | 'info'>;
}

/**
 * Does a round at once and again every so many seconds, one at a time; a round that fails is tried again with the next. A
 * round asks `goOn` between two pieces of work: once stopped it ends with the piece under way, and `stop` waits for that.
 */
export function keepDoing(
  round: (goOn: () => boolean) => Promise<unknown>,
  { everySeconds, failed, worked, log }: Doing,
): { stop(): Promise<void> } {
  const trouble = new Seldom(log);
  let stopped = false;
  let running: Promise<void> | undefined;
  const begin = () => {
    running ??= round(() => !stopped)
      .then(
        () => trouble.worked(worked),
        (error: unknown) => trouble.failed(failed, { error: safeError(error) }),
      )
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(begin, everySeconds * 1000);
  begin();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** How fast a round works. */
export interface Pace {
  readonly goOn?: () => boolean;
  /** Milliseconds of rest for each millisecond of work: whoever stands at a counter comes first. */
  readonly rest?: number;
}
