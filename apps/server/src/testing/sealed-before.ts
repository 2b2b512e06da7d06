import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** A value as versions before this one sealed it: no key is named, and it is bound to its kind alone. */
export function sealedBefore(dataKey: Uint8Array, kind: string, plain: Uint8Array | string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', dataKey, Buffer.alloc(0), 'teeka/at-rest', 32));
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(kind));
  return Buffer.concat([Buffer.of(1), iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}
