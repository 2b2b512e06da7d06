import { KeyRing } from './key-ring.ts';
import { type KeptPurpose, keyedHash } from './prepared-key.ts';
import { openSealed, type RestKind, type RestRow, sealUnder } from './sealed-form.ts';

/** What a keyed hash stands for; the same value hashes differently per kind. */
export type HashKind =
  | 'mobile'
  | 'reference'
  | `photo-id-${number}`
  | 'refresh'
  | 'otp'
  | 'pairing'
  | 'abha-number'
  | 'abha-address'
  | 'stamp'
  | 'throttle'
  | 'refused'
  | 'input';

/** Values as they rest: encrypted for one row, and keyed hashes, under keys derived from the data keys of the ring. */
export interface AtRest {
  readonly ring: KeyRing;
  /** Seals a text for the row that keeps it. */
  seal(kind: RestKind, row: RestRow, plain: string): Buffer;
  /** The text; one that does not open is reported to whoever watches, and is empty. */
  open(kind: RestKind, row: RestRow, sealed: Buffer): string;
  sealBytes(kind: RestKind, row: RestRow, plain: Uint8Array): Buffer;
  /** Undefined, and reported, when they do not open. */
  tryBytes(kind: RestKind, row: RestRow, sealed: Buffer): Buffer | undefined;
  /** Throws when they do not open. */
  openBytes(kind: RestKind, row: RestRow, sealed: Buffer): Buffer;
  /** 32 bytes; finds a value without storing it. Stored is this one. */
  hash(kind: HashKind, value: string): Buffer;
  /** Under which a value may stand: more than one while the key is changed. Looked for are all. */
  hashes(kind: HashKind, value: string): Buffer[];
  /** Was this hash made of this value? */
  isHash(kind: HashKind, value: string, stored: Buffer): boolean;
  /** A key of its own for a purpose, for example signing access tokens. */
  keyFor(purpose: string): Buffer;
  /** The same of every key in use, the one that writes first: what was made before a change of key still counts. */
  keysFor(purpose: string): Buffer[];
  /** The same, and after them those of keys that are gone: for what phones go on carrying after a change of key. */
  everyKeyFor(purpose: KeptPurpose): Buffer[];
}

/** Of these nothing is left to hash anew from, and none tells of a person for long: they go by the first key for good. */
const steady: ReadonlySet<string> = new Set(['refresh', 'stamp', 'throttle', 'refused']);

/** `keys`: a ring, or one data key of 32 bytes. `unreadable` hears of what does not open. */
export function makeAtRest(
  keys: KeyRing | Uint8Array,
  unreadable: (kind: RestKind, row: RestRow) => void = () => undefined,
): AtRest {
  const ring = keys instanceof KeyRing ? keys : new KeyRing([keys]);

  const sealBytes = (kind: RestKind, row: RestRow, plain: Uint8Array) => sealUnder(ring.writes, { kind, row }, plain);
  const openBytes = (kind: RestKind, row: RestRow, sealed: Buffer) => openSealed(ring.named, { kind, row }, sealed);

  const keysFor = (purpose: string) => ring.inUse.map((key) => key.keyFor(purpose));

  function tryBytes(kind: RestKind, row: RestRow, sealed: Buffer): Buffer | undefined {
    try {
      return openBytes(kind, row, sealed);
    } catch {
      unreadable(kind, row);
      return undefined;
    }
  }

  function hashes(kind: HashKind, value: string): Buffer[] {
    if (steady.has(kind)) return [keyedHash(ring.oldestHashing, kind, value)];
    // What was sent is compared with what was sent long ago, under keys that are gone.
    const under = kind === 'input' ? ring.hashing : ring.inUse.map((key) => key.hashing);
    return under.map((key) => keyedHash(key, kind, value));
  }

  return {
    ring,
    sealBytes,
    openBytes,
    tryBytes,
    open: (kind, row, sealed) => tryBytes(kind, row, sealed)?.toString('utf8') ?? '',
    seal: (kind, row, plain) => sealBytes(kind, row, Buffer.from(plain, 'utf8')),
    hash: (kind, value) => keyedHash(steady.has(kind) ? ring.oldestHashing : ring.writes.hashing, kind, value),
    hashes,
    isHash: (kind, value, stored) => hashes(kind, value).some((each) => each.equals(stored)),
    keyFor: (purpose) => ring.writes.keyFor(purpose),
    keysFor,
    everyKeyFor(purpose) {
      const inUse = keysFor(purpose);
      return [...inUse, ...ring.everFor(purpose).filter((key) => !inUse.some((one) => one.equals(key)))];
    },
  };
}
