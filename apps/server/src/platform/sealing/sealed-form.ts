import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';
import type { PreparedKey } from './prepared-key.ts';

/** Of before values named their key: one byte, the IV, the body and the tag, bound to the kind alone. */
const before = 1;
/** One byte, the four of the key, the IV, the body and the tag; bound to the kind and to the row. */
const current = 2;
const idSize = 4;
const ivSize = 12;
const tagSize = 16;

/** What a value at rest is; a value sealed as one kind never opens as another. */
export type RestKind =
  | 'mobile'
  | 'photo-id'
  | 'session-key'
  | 'store-key'
  | 'server-key'
  | 'reply'
  | 'file'
  | 'import'
  | 'capture'
  | 'pregnancy'
  | 'certificate'
  | 'certificate-key'
  | 'kept-keys'
  | 'abha'
  /** Travels with whoever began an attempt, and comes back; never stored. */
  | 'abha-ticket';

/** Whose a value at rest is; moved to another row it does not open. */
export type RestRow =
  `${'person' | 'user' | 'sign-in' | 'code' | 'session' | 'report' | 'import' | 'pairing' | 'pregnancy' | 'certificate' | 'certificate-key' | 'receipt' | 'server-key' | 'file' | 'key'}/${string}`;

export interface RestPlace {
  readonly kind: RestKind;
  readonly row: RestRow;
}

/** Ids come in either case, and are one to the database. */
const boundTo = ({ kind, row }: RestPlace): Buffer => Buffer.from(`${kind}\0${row.toLowerCase()}`);

export function sealUnder(key: PreparedKey, place: RestPlace, plain: Uint8Array): Buffer {
  const iv = randomBytes(ivSize);
  const cipher = createCipheriv('aes-256-gcm', key.secretFor(`seal/${place.kind}`), iv).setAAD(boundTo(place));
  const head = [Buffer.of(current), key.id, iv];
  return Buffer.concat([...head, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function openWith(key: KeyObject, sealed: Buffer, from: number, bound: Buffer): Buffer {
  const [body, tag] = [from + ivSize, sealed.length - tagSize];
  if (tag < body) throw new Error('not a value at rest');
  const opener = createDecipheriv('aes-256-gcm', key, sealed.subarray(from, body), {
    authTagLength: tagSize,
  }).setAAD(bound);
  opener.setAuthTag(sealed.subarray(tag));
  return Buffer.concat([opener.update(sealed.subarray(body, tag)), opener.final()]);
}

/** A value of before named no key: it is tried. */
function openTrying(keys: readonly PreparedKey[], kind: RestKind, sealed: Buffer): Buffer {
  for (const key of keys) {
    try {
      return openWith(key.secretFor('at-rest'), sealed, 1, Buffer.from(kind));
    } catch {
      // Sealed under another one of them.
    }
  }
  throw new Error('no key opens this value');
}

/** Opens what rests; throws when it was sealed under none of these keys, as another kind, or for another row. */
export function openSealed(keys: readonly PreparedKey[], place: RestPlace, sealed: Buffer): Buffer {
  if (sealed[0] === before) return openTrying(keys, place.kind, sealed);
  if (sealed[0] !== current) throw new Error('not a value at rest');
  const id = sealed.subarray(1, 1 + idSize);
  const key = keys.find((each) => each.id.equals(id));
  if (!key) throw new Error('sealed under a key that is not there');
  return openWith(key.secretFor(`seal/${place.kind}`), sealed, 1 + idSize, boundTo(place));
}

/** How everything begins that is sealed under this key in the present form. */
export const beginningOf = (key: PreparedKey): Buffer => Buffer.concat([Buffer.of(current), key.id]);
