import { isNobody } from '../access/nobody.ts';
import type { Context } from './handler.ts';
import { Turns } from './turns.ts';
import { UserTurns } from './user-turns.ts';

/** A training signs in at one router within a minute. */
const inLineOfAddress = 60;
/** Everybody behind a proxy that is not named has one address: two at once, and a line of a morning. */
const atOnceOfDoor = 2;
const inLineOfDoor = 600;

/**
 * A few at once for all, of which one caller has one: whoever asks for many waits for the own and takes nobody's. A
 * caller is a user, before sign-in an address; who would come after a long line is asked to come again (REQVAL0010).
 */
export class CallerTurns {
  readonly #all: Turns;
  readonly #users = new UserTurns(1);
  readonly #addresses = new UserTurns(1, inLineOfAddress);
  readonly #doors = new UserTurns(atOnceOfDoor, inLineOfDoor);

  constructor(atOnce: number) {
    this.#all = new Turns(atOnce);
  }

  take<T>({ actor, origin }: Pick<Context, 'actor' | 'origin'>, work: () => Promise<T>): Promise<T> {
    const shared = () => this.#all.take(work);
    if (!isNobody(actor)) return this.#users.take(actor.user_id, shared);
    return (origin.isShared ? this.#doors : this.#addresses).take(origin.address, shared);
  }
}
