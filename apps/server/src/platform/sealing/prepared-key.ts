import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { keyIdOf } from './data-key.ts';

const mostDerived = 100;

/** Purposes of which something stays when a key goes, 32 bytes each; of keys that went earlier the first two alone. */
const keptPurposes = ['hash', 'access-token', 'refresh-token', 'refresh-mark'] as const;
export type KeptPurpose = (typeof keptPurposes)[number];
const keptLength = 32;

/** The key of one purpose among what stays of a key; undefined where that was not kept yet. */
export function keptFor(kept: Buffer, purpose: KeptPurpose): Buffer | undefined {
  const from = keptPurposes.indexOf(purpose) * keptLength;
  return kept.length < from + keptLength ? undefined : kept.subarray(from, from + keptLength);
}

/** A data key with the keys that are derived from it for each purpose, each made once: that costs more than its use. */
export class PreparedKey {
  /** The four bytes that name it in what it sealed. */
  readonly id: Buffer;
  readonly #bytes: Uint8Array;
  readonly #derived = new Map<string, Buffer>();
  readonly #secrets = new Map<string, KeyObject>();

  constructor(bytes: Uint8Array) {
    if (bytes.length !== 32) throw new Error('the data key must have 32 bytes');
    this.#bytes = bytes;
    this.id = keyIdOf(bytes);
  }

  /** The key of one purpose; it tells nothing about the keys of others, nor about the data key. */
  keyFor(purpose: string): Buffer {
    const known = this.#derived.get(purpose);
    if (known) return known;
    const made = Buffer.from(hkdfSync('sha256', this.#bytes, Buffer.alloc(0), `teeka/${purpose}`, 32));
    if (this.#derived.size < mostDerived) this.#derived.set(purpose, made);
    return made;
  }

  secretFor(purpose: string): KeyObject {
    const known = this.#secrets.get(purpose);
    if (known) return known;
    const made = createSecretKey(this.keyFor(purpose));
    this.#secrets.set(purpose, made);
    return made;
  }

  /** What stays of a key that goes: what of it hashed, signed access tokens, and derived and marked refresh tokens. */
  get kept(): Buffer {
    return Buffer.concat(keptPurposes.map((purpose) => this.keyFor(purpose)));
  }

  /** What keyed hashes are made with. Kinds are kept apart by what is hashed. */
  get hashing(): KeyObject {
    return this.secretFor('hash');
  }
}

export const keyedHash = (key: KeyObject, kind: string, value: string): Buffer =>
  createHmac('sha256', key).update(`${kind}\0${value}`).digest();
