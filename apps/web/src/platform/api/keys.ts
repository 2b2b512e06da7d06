import {
  agree,
  dynamicKeyBytes,
  makeSecret,
  pointKey,
  type ServerPoint,
  sealingKey,
  sessionKeyBytes,
} from '@teeka/contract/sealing';
import { signInDatabase } from '../storage/sign-in-database.ts';

/** The keys of one exchange of secrets; the dynamic key also needs the payload's timestamp. */
export interface Exchange {
  readonly secret: string;
  readonly sessionKey: CryptoKey;
  dynamicKey(ts: string): Promise<CryptoKey>;
}

/** Makes a fresh secret against the server's point and derives the session key from it. */
export async function exchangeWith(point: ServerPoint): Promise<Exchange> {
  const { secret, privateKey } = await makeSecret();
  const agreed = await agree(privateKey, await pointKey(point));
  return {
    secret,
    // Readable until the sign-in is complete: the worker's password is to open it again when the phone was locked.
    sessionKey: await sealingKey(await sessionKeyBytes(agreed, point), true),
    dynamicKey: async (ts) => sealingKey(await dynamicKeyBytes(agreed, point, ts)),
  };
}

/** Keys agreed for a sign-in under way: by `txnId` while a one-time code is awaited, else by the call's name. */
const awaited = new Map<string, CryptoKey>();
export const awaitKey = (name: string, key: CryptoKey): unknown => awaited.set(name, key);
export const awaitedKey = (name: string): CryptoKey | undefined => awaited.get(name);

let current: CryptoKey | null = null;

/** The session key of the sign-in; after a reload it comes back from the device, still without readable bytes. */
export async function signInKey(): Promise<CryptoKey | null> {
  if (current) return current;
  const kept = await signInDatabase.read('session-key').catch(() => null);
  if (kept instanceof CryptoKey) current = kept;
  return current;
}

/** Keeps the key of the sign-in; from now on its bytes cannot be read. Answers them once, base64, where they still can. */
export async function keepSignInKey(key: CryptoKey): Promise<string | null> {
  const bytes = key.extractable ? new Uint8Array(await crypto.subtle.exportKey('raw', key)) : null;
  current = bytes ? await sealingKey(bytes) : key;
  awaited.clear();
  await signInDatabase.keep('session-key', current);
  return bytes && btoa(String.fromCharCode(...bytes));
}

/** Out of this tab's memory only. */
export function forgetSignInKey(): void {
  current = null;
  awaited.clear();
}

export async function dropSignInKey(): Promise<void> {
  forgetSignInKey();
  await signInDatabase.clear().catch(() => undefined);
}
