const encoder = new TextEncoder();
const ivSize = 12;

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
  const under = (place: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: 'AES-GCM',
    iv,
    additionalData: encoder.encode(place),
  });
  return {
    async seal(place, value) {
      const iv = crypto.getRandomValues(new Uint8Array(ivSize));
      const plain = encoder.encode(JSON.stringify(value));
      const body = await crypto.subtle.encrypt(under(place, iv), key, plain);
      const sealed = new Uint8Array(ivSize + body.byteLength);
      sealed.set(iv);
      sealed.set(new Uint8Array(body), ivSize);
      return sealed;
    },
    async open<T>(place: string, sealed: Uint8Array<ArrayBuffer>) {
      try {
        const iv = sealed.slice(0, ivSize);
        const plain = await crypto.subtle.decrypt(under(place, iv), key, sealed.subarray(ivSize));
        return JSON.parse(new TextDecoder().decode(plain)) as T;
      } catch {
        return null;
      }
    },
  };
}
