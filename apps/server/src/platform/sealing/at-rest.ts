import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

const version = 1;
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
  | 'import';
/** What a keyed hash stands for; the same value hashes differently per kind. */
export type HashKind =
  | 'mobile'
  | 'reference'
  | `photo-id-${number}`
  | 'refresh'
  | 'otp'
  | 'stamp'
  | 'throttle'
  | 'refused'
  | 'input';

/** Numbers and keys as they rest in the database: AES-256-GCM and keyed hashes under keys derived from the data key. */
export interface AtRest {
  seal(kind: RestKind, plain: string): Buffer;
  open(kind: RestKind, sealed: Buffer): string;
  sealBytes(kind: RestKind, plain: Uint8Array): Buffer;
  openBytes(kind: RestKind, sealed: Buffer): Buffer;
  /** 32 bytes; finds a value without storing it. */
  hash(kind: HashKind, value: string): Buffer;
  /** A key of its own for a purpose, for example signing access tokens. */
  keyFor(purpose: string): Buffer;
}

/** `dataKey` has 32 bytes. */
export function makeAtRest(dataKey: Uint8Array): AtRest {
  if (dataKey.length !== 32) throw new Error('the data key must have 32 bytes');
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', dataKey, Buffer.alloc(0), `teeka/${purpose}`, 32));
  // Made once: a key given as bytes is prepared anew for every value.
  const sealing = createSecretKey(keyFor('at-rest'));
  const hashing = createSecretKey(keyFor('hash'));

  function sealBytes(kind: RestKind, plain: Uint8Array): Buffer {
    const iv = randomBytes(ivSize);
    const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(kind));
    return Buffer.concat([Buffer.of(version), iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  }

  function openBytes(kind: RestKind, sealed: Buffer): Buffer {
    if (sealed[0] !== version || sealed.length < 1 + ivSize + tagSize) throw new Error('not a value at rest');
    const iv = sealed.subarray(1, 1 + ivSize);
    const opener = createDecipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(kind));
    opener.setAuthTag(sealed.subarray(sealed.length - tagSize));
    const body = sealed.subarray(1 + ivSize, sealed.length - tagSize);
    return Buffer.concat([opener.update(body), opener.final()]);
  }

  return {
    sealBytes,
    openBytes,
    seal: (kind, plain) => sealBytes(kind, Buffer.from(plain, 'utf8')),
    open: (kind, sealed) => openBytes(kind, sealed).toString('utf8'),
    hash: (kind, value) => createHmac('sha256', hashing).update(`${kind}\0${value}`).digest(),
    keyFor,
  };
}
