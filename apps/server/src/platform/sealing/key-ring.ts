import { createSecretKey, type KeyObject } from 'node:crypto';
import { markOf } from './data-key.ts';
import { type KeptPurpose, keptFor, PreparedKey } from './prepared-key.ts';
import { openSealed } from './sealed-form.ts';

/** What the database knows of a key it is or was sealed under. */
export interface KeyRow {
  readonly key_id: Buffer;
  readonly mark: Buffer;
  /** Of one key only: what is stored now is sealed under it. */
  readonly writes: boolean;
  /** Nothing rests under it any more. */
  readonly retired: boolean;
  /** What stays of it, sealed under the key that writes, once another key took its place. */
  readonly kept_sealed: Buffer | null;
}

interface Standing {
  readonly writes: PreparedKey;
  readonly inUse: readonly PreparedKey[];
  readonly named: readonly PreparedKey[];
  readonly hashing: readonly KeyObject[];
  readonly oldest: KeyObject;
  readonly stays: readonly Buffer[];
}

export const keptRow = (id: Buffer) => `key/${id.toString('hex')}` as const;

/** The data keys of this process, and which of them does what; all see at once when that changes. */
export class KeyRing {
  #standing: Standing;

  /** `keys` as they are named, `rows` as the database tells them, the oldest first; without them the first key writes. */
  constructor(keys: readonly Uint8Array[], rows: readonly KeyRow[] = []) {
    this.#standing = standingOf(keys, rows);
  }

  /** Takes over what the database says now. Throws, and changes nothing, when the key that writes is not among them. */
  follow(keys: readonly Uint8Array[], rows: readonly KeyRow[]): void {
    this.#standing = standingOf(keys, rows);
  }

  /** The key that seals. */
  get writes(): PreparedKey {
    return this.#standing.writes;
  }

  /** The keys under which something may rest, the one that writes first. */
  get inUse(): readonly PreparedKey[] {
    return this.#standing.inUse;
  }

  /** Every key that was named: what was sealed under it opens. */
  get named(): readonly PreparedKey[] {
    return this.#standing.named;
  }

  /** What keyed hashes are or ever were made with, that of the key that writes first. */
  get hashing(): readonly KeyObject[] {
    return this.#standing.hashing;
  }

  /** The key of this purpose of every data key there ever was, as far as it was kept; the oldest first. */
  everFor(purpose: KeptPurpose): readonly Buffer[] {
    return this.#standing.stays.flatMap((kept) => keptFor(kept, purpose) ?? []);
  }

  /** What the first key of this database made its hashes with: for those that outlive every change of key. */
  get oldestHashing(): KeyObject {
    return this.#standing.oldest;
  }
}

function standingOf(keys: readonly Uint8Array[], rows: readonly KeyRow[]): Standing {
  const byMark = new Map(keys.map((key) => [markOf(key).toString('hex'), new PreparedKey(key)]));
  const named = [...byMark.values()];
  const ofRow = ({ mark }: KeyRow) => byMark.get(mark.toString('hex'));
  const writing = rows.find(({ writes }) => writes);
  const writes = writing ? ofRow(writing) : named[0];
  if (!writes) throw new Error('the key that writes is not there');
  const known = rows.filter(({ retired }) => !retired).map(ofRow);
  const others = rows.length === 0 ? named : known.filter((key) => key !== undefined);
  const inUse = [writes, ...others.filter((key) => key !== writes)];
  const stays = rows.flatMap((row) => ofRow(row)?.kept ?? keptOf(row, named) ?? []);
  const ever = stays.flatMap((kept) => keptFor(kept, 'hash') ?? []).map((bytes) => createSecretKey(bytes));
  const hashing = [...inUse.map((key) => key.hashing), ...ever];
  return { writes, inUse, named, hashing, oldest: ever[0] ?? writes.hashing, stays };
}

function keptOf({ key_id, kept_sealed }: KeyRow, named: readonly PreparedKey[]): Buffer | undefined {
  return kept_sealed ? openSealed(named, { kind: 'kept-keys', row: keptRow(key_id) }, kept_sealed) : undefined;
}
