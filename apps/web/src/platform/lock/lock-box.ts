import { open, seal, sealingKey } from '@teeka/contract/sealing';

/** What opens a worker's phone again: nothing of it rests readable while the phone is locked. */
export interface Secrets {
  /** Base64 of the 32 bytes from which the keys of the worker's store are made. */
  readonly storeKey: string;
  /** Base64 of the session key of the sign-in. */
  readonly sessionKey: string;
}

/** A worker's secrets under the own password. `rounds` stands in it so that boxes of today open when it grows. */
export interface LockBox {
  /** Name of the worker's store on this phone. */
  readonly store: string;
  readonly user_name: string;
  /** As the worker is called; shown on a locked phone. */
  readonly name: string;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly rounds: number;
  /** The box's own key under the key that the password makes. */
  readonly wrapped: string;
  /** `Secrets` under the box's own key. */
  readonly secrets: string;
  /** What the sign-in was when the phone was locked, under the box's own key; null while it is not locked. */
  readonly session: string | null;
  /** Wrong passwords in a row. */
  readonly tries: number;
  /** No password is tried before this instant, milliseconds since 1970. */
  readonly restUntil: number;
  /** When the server was last heard, milliseconds since 1970. */
  readonly heardAt: number;
}

export interface Made {
  readonly box: LockBox;
  /** The box's own key, which seals the session when the phone is locked; its bytes cannot be read. */
  readonly key: CryptoKey;
}

/**
 * How often the password is stirred (PBKDF2, HMAC-SHA-256): about a second on a slow phone, so that each guess of a thief
 * who has read the disk costs as much. OWASP asks for 600,000.
 */
export const rounds = 1_000_000;

const encoder = new TextEncoder();
const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

async function keyOf(
  password: string,
  { salt, rounds: iterations }: Pick<LockBox, 'salt' | 'rounds'>,
): Promise<CryptoKey> {
  const typed = encoder.encode(password.normalize('NFC'));
  const base = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** Puts a worker's secrets under a password. */
export async function makeBox(
  of: Pick<LockBox, 'store' | 'user_name' | 'name'>,
  {
    password,
    secrets,
    stirred = rounds,
  }: { readonly password: string; readonly secrets: Secrets; readonly stirred?: number },
): Promise<Made> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const key = await sealingKey(bytes);
  const made = { salt, rounds: stirred };
  const wrapped = await seal(await keyOf(password, made), toBase64(bytes));
  bytes.fill(0);
  const sealed = await seal(key, JSON.stringify(secrets));
  const box: LockBox = {
    ...of,
    ...made,
    wrapped,
    secrets: sealed,
    session: null,
    tries: 0,
    restUntil: 0,
    heardAt: 0,
  };
  return { box, key };
}

/** The box's own key, where the password is right; null where it is not. */
export async function keyOfBox(box: LockBox, password: string): Promise<CryptoKey | null> {
  const made = await keyOf(password, box);
  const bytes = await open(made, box.wrapped).catch(() => null);
  return bytes === null ? null : sealingKey(fromBase64(bytes));
}

/** What the box's own key opens. */
export async function secretsOf(box: LockBox, key: CryptoKey): Promise<Secrets> {
  return JSON.parse(await open(key, box.secrets)) as Secrets;
}
