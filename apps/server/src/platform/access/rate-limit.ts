const minute = 60_000;
const mostCallers = 50_000;

/** Counts calls per caller and minute, in this process only: a first wall before anything costs a core or a trip. */
export class RateLimit {
  readonly #perMinute: number;
  #counts = new Map<string, number>();
  #minute = 0;

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Counts one call; false when it is one too many. */
  allows(caller: string, now: number): boolean {
    const current = Math.floor(now / minute);
    if (current !== this.#minute || this.#counts.size >= mostCallers) {
      this.#minute = current;
      this.#counts = new Map();
    }
    const count = (this.#counts.get(caller) ?? 0) + 1;
    this.#counts.set(caller, count);
    return count <= this.#perMinute;
  }
}
