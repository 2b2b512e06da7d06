import { hash, randomBytes } from 'node:crypto';
import { minute } from '../clock/durations.ts';

const slots = 65_536;

/**
 * Counts calls per caller and minute, in this process only: a first wall before anything costs a core or a trip.
 * Callers share a table of fixed size in two ways and count by the lower of both, so that no number of made-up callers
 * makes it grow or empties it; where the shares fall is drawn by lot at each start.
 */
export class RateLimit {
  readonly #perMinute: number;
  readonly #lot: string = randomBytes(16).toString('base64');
  readonly #counts = [new Uint32Array(slots), new Uint32Array(slots)] as const;
  #minute = 0;

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Counts one call; false when it is one too many. `times` widens the measure for a door that many share. */
  allows(caller: string, now: number, times = 1): boolean {
    const current = Math.floor(now / minute);
    if (current !== this.#minute) {
      this.#minute = current;
      for (const counts of this.#counts) counts.fill(0);
    }
    const share = hash('sha256', this.#lot + caller, 'buffer');
    const seen = this.#counts.map((counts, nth) => {
      const slot = share.readUInt16LE(nth * 2);
      const count = (counts[slot] ?? 0) + 1;
      counts[slot] = count;
      return count;
    });
    return Math.min(...seen) <= this.#perMinute * times;
  }
}

/** Seconds until a caller counts anew. */
export const secondsToNextMinute = (now: number): number => Math.ceil((minute - (now % minute)) / 1000);
