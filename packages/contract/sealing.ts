const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });
const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
const blockSize = 16;
const ivSize = 12;

/** A P-256 public key as version details carry it: base64url of both 32-byte coordinates. */
export interface ServerPoint {
  readonly xdata: string;
  readonly ydata: string;
}

/** In pieces: a picture has more bytes than a call may have arguments. */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
const fromBase64 = (value: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(value), (character) => character.charCodeAt(0));

/** Makes the key pair of one sign-in. `secret` is what the payload carries: base64 of the uncompressed point. */
export async function makeSecret(): Promise<{ secret: string; privateKey: CryptoKey }> {
  const pair = await crypto.subtle.generateKey(curve, false, ['deriveBits']);
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  return { secret: toBase64(point), privateKey: pair.privateKey };
}

/** The peer's public key, from version details on the client. */
export function pointKey({ xdata, ydata }: ServerPoint): Promise<CryptoKey> {
  return crypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x: xdata, y: ydata }, curve, true, []);
}

/** The peer's public key, from a payload's `secret` on the server. Rejects anything but 65 bytes on the curve. */
export function secretKey(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromBase64(secret), curve, true, []);
}

/** What both sides derive keys from: ECDH's X coordinate, kept only as an HKDF key. */
export async function agree(privateKey: CryptoKey, publicKey: CryptoKey): Promise<CryptoKey> {
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: publicKey }, privateKey, 256);
  return crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveBits']);
}

async function derive(agreed: CryptoKey, point: ServerPoint, info: string): Promise<Uint8Array<ArrayBuffer>> {
  const salt = await crypto.subtle.digest('SHA-256', encoder.encode(`${point.xdata}.${point.ydata}`));
  const bits = await crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt, info: encoder.encode(info) },
    agreed,
    256,
  );
  return new Uint8Array(bits);
}

/** The 32 bytes of the session key, which seals every identifier of one sign-in. */
export function sessionKeyBytes(agreed: CryptoKey, point: ServerPoint): Promise<Uint8Array<ArrayBuffer>> {
  return derive(agreed, point, 'teeka/session');
}

/** The 32 bytes of the dynamic key for a payload stamped `ts` (milliseconds), which seals the password. */
export function dynamicKeyBytes(
  agreed: CryptoKey,
  point: ServerPoint,
  ts: number | string,
): Promise<Uint8Array<ArrayBuffer>> {
  return derive(agreed, point, `teeka/dynamic/${ts}`);
}

/** Turns 32 bytes into a key that can only seal and open. */
export function sealingKey(bytes: Uint8Array<ArrayBuffer>, extractable = false): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', extractable, ['encrypt', 'decrypt']);
}

/** Pads so that lengths are hidden and the sealed base64 always ends in `=`, the mark of a sealed value. */
function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  let size = Math.floor(bytes.length / blockSize + 1) * blockSize;
  if ((ivSize + size + blockSize) % 3 === 0) size += blockSize;
  const padded = new Uint8Array(size);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  return padded;
}

function unpad(bytes: Uint8Array): Uint8Array {
  const end = bytes.lastIndexOf(0x80);
  if (end < 0 || bytes.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('bad padding');
  return bytes.subarray(0, end);
}

/** Seals a text: base64 of iv, AES-256-GCM of the padded UTF-8, tag. */
export async function seal(key: CryptoKey, plain: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivSize));
  const body = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, pad(encoder.encode(plain)));
  const sealed = new Uint8Array(ivSize + body.byteLength);
  sealed.set(iv);
  sealed.set(new Uint8Array(body), ivSize);
  return toBase64(sealed);
}

/** Opens a sealed text. Throws when it was not sealed with this key. */
export async function open(key: CryptoKey, sealed: string): Promise<string> {
  const bytes = fromBase64(sealed);
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.subarray(0, ivSize) },
    key,
    bytes.subarray(ivSize),
  );
  return decoder.decode(unpad(new Uint8Array(plain)));
}

/** The specification recognises an encrypted value by its trailing equals sign. */
export function isSealed(value: string): boolean {
  return value.endsWith('=');
}
