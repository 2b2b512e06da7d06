import { openAt, sealAt } from './sealing.ts';

const encoder = new TextEncoder();

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** The keys of one user's store on this phone. Neither can be read out, by us or anyone. */
export interface VaultKeys {
  /** AES-256-GCM. */
  readonly cipher: CryptoKey;
  /** HMAC-SHA-256. */
  readonly mac: CryptoKey;
}

/** Seals and opens what rests on the phone, and makes keyed hashes to find it by. */
export interface Vault {
  /** Seals a JSON value. `place` names where it rests; it opens nowhere else. */
  seal(place: string, value: unknown): Promise<Uint8Array<ArrayBuffer>>;
  /** Opens what was sealed for this place. Rejects when it was sealed with another key or for another place. */
  open<T>(place: string, sealed: Uint8Array<ArrayBuffer>): Promise<T>;
  /** A keyed hash, base64url: equal texts have equal hashes, and nothing can be read from them. */
  hash(text: string): Promise<string>;
}

/** Makes the two keys of a user's store from its `store_key`; the key's own bytes are kept nowhere. */
export async function deriveKeys(storeKey: string): Promise<VaultKeys> {
  const bytes = Uint8Array.from(atob(storeKey), (character) => character.charCodeAt(0));
  if (bytes.length !== 32) throw new Error('a store key has 32 bytes');
  const base = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);
  bytes.fill(0);
  const from = (purpose: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(32),
    info: encoder.encode(`teeka/store/${purpose}`),
  });
  const aes = { name: 'AES-GCM', length: 256 };
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 };
  const [cipher, mac] = await Promise.all([
    crypto.subtle.deriveKey(from('cipher'), base, aes, false, ['encrypt', 'decrypt']),
    crypto.subtle.deriveKey(from('mac'), base, hmac, false, ['sign']),
  ]);
  return { cipher, mac };
}

/** A vault that works with these keys. */
export function vaultOf({ cipher, mac }: VaultKeys): Vault {
  return {
    seal: (place, value) => sealAt(place, value, cipher),
    open: <T>(place: string, sealed: Uint8Array<ArrayBuffer>) => openAt<T>(place, sealed, cipher),
    async hash(text) {
      const signed = await crypto.subtle.sign('HMAC', mac, encoder.encode(text));
      return toBase64Url(new Uint8Array(signed));
    },
  };
}
