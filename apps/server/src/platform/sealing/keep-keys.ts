import { randomUUID } from 'node:crypto';
import type { Pool } from '../db/pool.ts';
import { readOnce } from '../db/read-once.ts';
import type { Env } from '../env/env.ts';
import type { Logger } from '../log/log.ts';
import { safeError } from '../log/safe-error.ts';
import { Seldom } from '../log/seldom.ts';
import { markOf, readDataKeys } from './data-key.ts';
import type { KeyRing, KeyRow } from './key-ring.ts';
import { dropHolder, ringRows, tellHolder } from './rotation/queries.ts';

const everyMs = 2000;

interface Keeper {
  readonly pool: Pool;
  readonly ring: KeyRing;
  readonly env: Pick<Env, 'dataDir' | 'dataKey'>;
}

/** Why a process does not follow a change of key: its key came to it by its environment, or its file lacks it. */
const notHere =
  'The database names a data key that this process does not have: restart it with DATA_KEY naming all keys, or with the key file put in place. Until then it goes on with the keys it has.';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** Follows what the database says of its keys: a change of key needs no restart where the key file tells the new one. */
export class KeyKeeper {
  readonly #id = randomUUID();
  readonly #parts: Keeper;
  readonly #log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly #trouble: Seldom;
  #keys: readonly Buffer[];
  #saidMissing = false;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(parts: Keeper, keys: readonly Buffer[], log: Pick<Logger, 'info' | 'warn' | 'error'>) {
    this.#parts = parts;
    this.#keys = keys;
    this.#log = log;
    this.#trouble = new Seldom(log);
  }

  /** Looks once, and tells which keys this process has and under which it seals. */
  async look(): Promise<void> {
    const { pool, ring } = this.#parts;
    const rows = await readOnce(pool, ringRows());
    if (rows.length > 0) this.#follow(rows);
    const ids = ring.named.map(({ id }) => hex(id));
    await readOnce(pool, tellHolder(this.#id, ids, hex(ring.writes.id)));
  }

  #lacks(rows: readonly KeyRow[]): boolean {
    const marks = this.#keys.map((key) => hex(markOf(key)));
    return rows.some(({ retired, mark }) => !retired && !marks.includes(hex(mark)));
  }

  #follow(rows: readonly KeyRow[]): void {
    const { ring, env } = this.#parts;
    if (this.#lacks(rows)) this.#keys = this.#readAgain(env);
    if (this.#lacks(rows)) {
      if (!this.#saidMissing) this.#log.error(notHere);
      this.#saidMissing = true;
      return;
    }
    this.#saidMissing = false;
    const before = ring.writes.id;
    ring.follow(this.#keys, rows);
    if (!before.equals(ring.writes.id)) this.#log.info('values are sealed under the new data key from now on');
  }

  /** Keys that were named stay: what was sealed under them may still come along. */
  #readAgain(env: Keeper['env']): readonly Buffer[] {
    const named = readDataKeys(env.dataDir, env.dataKey)?.keys ?? [];
    const added = named.filter((key) => !this.#keys.some((known) => known.equals(key)));
    return [...this.#keys, ...added];
  }

  /** Looks from time to time, until `stop`. */
  start(): void {
    const again = () => {
      this.#timer = setTimeout(() => {
        this.#running = this.look()
          .then(
            () => this.#trouble.worked('data keys are looked for again'),
            (error: unknown) => this.#trouble.failed('data keys not looked for', { error: safeError(error) }),
          )
          .then(() => {
            if (this.#timer) again();
          });
      }, everyMs);
      this.#timer.unref();
    };
    again();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#running;
    await readOnce(this.#parts.pool, dropHolder(this.#id)).catch(() => undefined);
  }
}
