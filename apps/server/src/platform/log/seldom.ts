import type { Logger } from './log.ts';

const everyMinutes = 10;

/**
 * For work that is tried again and again: the first failure is said at once, those that follow once in a while, with
 * how many were left unsaid, and what comes right again is said as well. A database that is gone for hours would
 * otherwise fill the disk.
 */
export class Seldom {
  readonly #log: Pick<Logger, 'warn' | 'info'>;
  readonly #now: () => number;
  #failing = 0;
  #unsaid = 0;
  #saidAt = Number.NEGATIVE_INFINITY;

  constructor(log: Pick<Logger, 'warn' | 'info'>, now: () => number = () => performance.now()) {
    this.#log = log;
    this.#now = now;
  }

  failed(what: string, details: object): void {
    this.#failing += 1;
    if (this.#now() - this.#saidAt < everyMinutes * 60_000) {
      this.#unsaid += 1;
      return;
    }
    this.#saidAt = this.#now();
    this.#log.warn({ ...details, ...(this.#unsaid > 0 && { unsaid: this.#unsaid }) }, what);
    this.#unsaid = 0;
  }

  /** The work was done: after failures that is said once, and the next failure is a first one again. */
  worked(what: string): void {
    if (this.#failing === 0) return;
    this.#log.info({ failures: this.#failing }, what);
    this.#failing = 0;
    this.#unsaid = 0;
    this.#saidAt = Number.NEGATIVE_INFINITY;
  }
}
