import type { RefusalCode } from '@teeka/domain/refusal';
import { isTrying } from '@teeka/domain/trying';
import type { Pool } from '../db/pool.ts';
import { readOnce } from '../db/read-once.ts';
import { uuidV7 } from '../ids/uuid-v7.ts';
import type { Metrics } from '../log/metrics.ts';
import type { AtRest } from '../sealing/at-rest.ts';
import { insertRefusedCalls, type RefusedCallRow } from './queries.ts';

/** Who was refused what: as much as is known by the time of the refusal. */
export interface RefusedCall {
  readonly user_id: string | null;
  readonly sign_in_id: string | null;
  /** The user name or number that was typed where nobody is signed in. */
  readonly name: string | undefined;
  readonly address: string;
  readonly call: string;
  readonly code: RefusalCode;
  readonly beneficiary_id: string | null;
}

type Key = Omit<RefusedCallRow, 'refused_call_id' | 'times'>;

/** Different traces kept of one address, and of all, until they are written; what comes beyond is counted together. */
const mostOfAddress = 40;
const mostOfAll = 400;

/**
 * Traces of refused calls, gathered for some seconds and written together, outside of the transaction that was refused.
 * Whoever tries the same again and again makes one row with a count; strangers can fill no more than a bounded number.
 */
export class RefusedCalls {
  readonly #counts = new Map<string, { key: Key; times: number }>();
  readonly #ofAddress = new Map<string, number>();
  readonly #pool: Pool;
  readonly #atRest: AtRest;
  readonly #metrics: Pick<Metrics, 'tried'>;
  #writing: Promise<void> = Promise.resolve();

  constructor(pool: Pool, atRest: AtRest, metrics: Pick<Metrics, 'tried'>) {
    this.#metrics = metrics;
    this.#pool = pool;
    this.#atRest = atRest;
  }

  note(refused: RefusedCall): void {
    if (!isTrying(refused.code)) return;
    const { name, address, ...rest } = refused;
    this.#metrics.tried(refused.code);
    const typed = name?.trim().toLowerCase();
    const address_hash = this.#atRest.hash('refused', `address\0${address}`);
    const name_hash = typed ? this.#atRest.hash('refused', `name\0${typed}`) : null;
    this.#count({ ...rest, address_hash, name_hash }, address_hash.toString('hex'));
  }

  #count(key: Key, address: string): void {
    const text = JSON.stringify(key);
    const known = this.#counts.get(text);
    if (known) {
      known.times += 1;
      return;
    }
    const ofAddress = this.#ofAddress.get(address) ?? 0;
    const { call, code, user_id, sign_in_id } = key;
    const nobody = { name_hash: null, beneficiary_id: null };
    // Whoever is signed in stays named; of strangers at least call and code are counted.
    const folded = { call, code, user_id, sign_in_id, ...nobody, address_hash: key.address_hash };
    const isFolded = JSON.stringify(folded) === text;
    if (!isFolded && (ofAddress >= mostOfAddress || this.#counts.size >= mostOfAll)) {
      this.#count(this.#counts.size >= mostOfAll ? { ...folded, address_hash: null } : folded, address);
      return;
    }
    this.#ofAddress.set(address, ofAddress + 1);
    this.#counts.set(text, { key, times: 1 });
  }

  /** Writes what was gathered. What cannot be written now is kept for the next time. */
  flush(at: Date): Promise<void> {
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#write(at));
    return this.#writing;
  }

  async #write(at: Date): Promise<void> {
    const gathered = [...this.#counts.values()];
    if (gathered.length === 0) return;
    this.#counts.clear();
    this.#ofAddress.clear();
    const rows = gathered.map(({ key, times }) => ({ ...key, times, refused_call_id: uuidV7(at) }));
    try {
      await readOnce(this.#pool, insertRefusedCalls(rows, at));
    } catch (error) {
      for (const { key, times } of gathered) {
        const text = JSON.stringify(key);
        this.#counts.set(text, { key, times: times + (this.#counts.get(text)?.times ?? 0) });
      }
      throw error;
    }
  }
}
