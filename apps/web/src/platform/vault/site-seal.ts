import { openAt, sealAt } from './sealing.ts';

/** Seals under the key that the server gives to the workers of one site, and opens what any of them sealed. */
export interface SiteSeal {
  seal(place: string, value: unknown): Promise<Uint8Array<ArrayBuffer>>;
  /** Null where it was sealed for another site or another place. */
  open<T>(place: string, sealed: Uint8Array<ArrayBuffer>): Promise<T | null>;
}

/** `siteKey` is base64 of 32 bytes, as it comes with the pack of the site. */
export async function siteSeal(siteKey: string): Promise<SiteSeal> {
  const bytes = Uint8Array.from(atob(siteKey), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  bytes.fill(0);
  return {
    seal: (place, value) => sealAt(place, value, key),
    open: <T>(place: string, sealed: Uint8Array<ArrayBuffer>) => openAt<T>(place, sealed, key).catch(() => null),
  };
}
