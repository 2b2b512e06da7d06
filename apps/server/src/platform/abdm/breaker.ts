/** After so many silences in a row the service is left alone for so long; then one question tries it again. */
export const mostSilences = 10;
export const restMs = 15_000;

/** Spares a service that does not answer, and the workers who would wait for it. `now`: milliseconds of any steady clock. */
export class Breaker {
  #silences = 0;
  #until = 0;

  /** May it be asked? Of a service that rested one question goes through, the others wait for its answer. */
  mayAsk(now: number): boolean {
    if (this.#silences < mostSilences) return true;
    if (now < this.#until) return false;
    this.#until = now + restMs;
    return true;
  }

  heard(isSilent: boolean, now: number): void {
    this.#silences = isSilent ? this.#silences + 1 : 0;
    if (this.#silences >= mostSilences) this.#until = now + restMs;
  }
}
