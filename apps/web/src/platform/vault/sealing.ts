const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });
const ivSize = 12;

const under = (place: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: encoder.encode(place),
});

/** Seals a JSON value with AES-GCM, bound to the place where it rests; the fresh initial vector stands before it. */
export async function sealAt(place: string, value: unknown, key: CryptoKey): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(ivSize));
  const body = await crypto.subtle.encrypt(under(place, iv), key, encoder.encode(JSON.stringify(value)));
  const sealed = new Uint8Array(ivSize + body.byteLength);
  sealed.set(iv);
  sealed.set(new Uint8Array(body), ivSize);
  return sealed;
}

/** Opens what was sealed for this place. Rejects when it was sealed with another key or for another place. */
export async function openAt<T>(place: string, sealed: Uint8Array<ArrayBuffer>, key: CryptoKey): Promise<T> {
  const iv = sealed.slice(0, ivSize);
  const plain = await crypto.subtle.decrypt(under(place, iv), key, sealed.subarray(ivSize));
  return JSON.parse(decoder.decode(plain)) as T;
}
