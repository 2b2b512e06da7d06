import { refusedWith } from './refused-error.ts';
import { Turns } from './turns.ts';

/** A screen asks for some at once; whoever would come after so many asks for more than a person reads. */
const inLine = 10;
const seconds = 5;

/** Lets few costly calls of one user be under way at once, so that nobody takes the server from all others. */
export class UserTurns {
  readonly #of = new Map<string, { readonly turns: Turns; inside: number }>();
  readonly #atOnce: number;
  readonly #inLine: number;

  constructor(atOnce: number, mostInLine: number = inLine) {
    this.#atOnce = atOnce;
    this.#inLine = mostInLine;
  }

  async take<T>(user_id: string, work: () => Promise<T>): Promise<T> {
    const own = this.#of.get(user_id) ?? { turns: new Turns(this.#atOnce), inside: 0 };
    if (own.turns.waiting >= this.#inLine) throw refusedWith('REQVAL0010', { values: { seconds } });
    this.#of.set(user_id, own);
    own.inside += 1;
    try {
      return await own.turns.take(work);
    } finally {
      own.inside -= 1;
      if (own.inside === 0) this.#of.delete(user_id);
    }
  }
}
