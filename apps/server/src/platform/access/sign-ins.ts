import type { Clock } from '../clock/clock.ts';
import type { Pool } from '../db/pool.ts';
import { readOnce } from '../db/read-once.ts';
import type { AtRest } from '../sealing/at-rest.ts';
import type { Actor } from './actor.ts';
import { actorOf } from './actor-of.ts';
import { type SignInRow, signInWithActor } from './queries.ts';

/** A sign-in that holds: who acts, and the key that seals the fields of its calls. */
export interface SignIn {
  readonly actor: Actor;
  readonly sessionKey: Buffer;
}

/** Why there is none: unknown to us, ended or run out, or of a user whose role may not sign in; and whose it was. */
export interface NoSignIn {
  readonly why: 'unknown' | 'ended' | 'no role';
  readonly user_id: string | null;
}

interface Remembered {
  readonly found: SignIn | NoSignIn;
  readonly user_id: string;
  readonly until: number;
}

/** Seconds for which another process's logout may stay unseen here; this process's own takes effect at once. */
const memorySeconds = 10;
const mostRemembered = 20_000;

/** Looks up who is behind a token, through a short memory so that a call usually costs no trip of its own. */
export class SignIns {
  readonly #memory = new Map<string, Remembered>();
  /** Grows when something is forgotten, so that an answer under way at that moment is not remembered. */
  #forgotten = 0;
  readonly #pool: Pool;
  readonly #atRest: AtRest;
  readonly #clock: Clock;

  constructor(pool: Pool, atRest: AtRest, clock: Clock) {
    this.#pool = pool;
    this.#atRest = atRest;
    this.#clock = clock;
  }

  async find(sign_in_id: string): Promise<SignIn | NoSignIn> {
    const now = this.#clock().instant.getTime();
    const known = this.#memory.get(sign_in_id);
    if (known && known.until > now) return known.found;
    const before = this.#forgotten;
    const [row] = await readOnce(this.#pool, signInWithActor(sign_in_id));
    const found = row ? this.#judge(row, now) : { why: 'unknown' as const, user_id: null };
    if (before !== this.#forgotten) return found;
    if (this.#memory.size >= mostRemembered) this.#memory.clear();
    const until = now + memorySeconds * 1000;
    this.#memory.set(sign_in_id, { found, user_id: row?.user_id ?? '', until });
    return found;
  }

  /** To be called once a sign-in was ended. */
  forget(sign_in_id: string): void {
    this.#forgotten += 1;
    this.#memory.delete(sign_in_id);
  }

  /** To be called once a user's role, posting, password or activity changed. */
  forgetUser(user_id: string): void {
    this.#forgotten += 1;
    for (const [id, known] of this.#memory) if (known.user_id === user_id) this.#memory.delete(id);
  }

  #judge(row: SignInRow, now: number): SignIn | NoSignIn {
    const { user_id, sign_in_id } = row;
    if (row.ended_at || row.expires_at.getTime() <= now || !row.is_active) return { why: 'ended', user_id };
    const actor = actorOf(row);
    if (!actor) return { why: 'no role', user_id };
    // A session key that was put here from elsewhere opens nothing: the worker signs in anew.
    const sessionKey = this.#atRest.tryBytes('session-key', `sign-in/${sign_in_id}`, row.session_key_wrapped);
    if (!sessionKey) return { why: 'ended', user_id };
    return { actor, sessionKey };
  }
}
