import type { CardClaims, Signature } from '@teeka/domain/certificates';

/** A public key as it stands at the well-known address (RFC 7517; SMART Health Cards 1.4). */
export interface CardKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly use: 'sig';
  readonly alg: 'ES256';
  /** The thumbprint of the key (RFC 7638). */
  readonly kid: string;
  readonly x: string;
  readonly y: string;
}

const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const algorithm = { name: 'ECDSA', hash: 'SHA-256' } as const;
/** A card of hundreds of doses has less; whatever unpacks to more is none. */
const most = 256 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;

function base64url(bytes: Bytes): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** Undefined where it is not written as the standard writes it: of each value there is one text. */
function bytesOf(text: string): Bytes | undefined {
  if (!/^[A-Za-z0-9_-]+$/.test(text)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
    return base64url(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}

const utf8 = (text: string): Bytes => new TextEncoder().encode(text) as Bytes;

const packed = async (text: string): Promise<Bytes> => {
  const stream = new Blob([utf8(text)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

async function unpacked(bytes: Bytes): Promise<string | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length > most) return undefined;
    }
  } catch {
    return undefined;
  }
}

/** The thumbprint of a public key, by which it is named (RFC 7638). */
async function thumbprint({ x, y }: { readonly x: string; readonly y: string }): Promise<string> {
  const canonical = JSON.stringify({ crv: 'P-256', kty: 'EC', x, y });
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(canonical))));
}

/** A new pair: the public half as it is published, the private one as bytes (PKCS 8) to be sealed. */
export async function makeCardKeys(): Promise<{ readonly key: CardKey; readonly secret: Bytes }> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(curve, true, ['sign', 'verify']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey);
  const secret = new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey));
  return { key: { kty: 'EC', crv: 'P-256', use: 'sig', alg: 'ES256', kid: await thumbprint({ x, y }), x, y }, secret };
}

/** Signs a card: a compact JWS (ES256) of its claims, packed by DEFLATE. */
export async function signCard(
  claims: CardClaims,
  { kid, secret }: { readonly kid: string; readonly secret: Uint8Array },
): Promise<string> {
  const key = await crypto.subtle.importKey('pkcs8', Uint8Array.from(secret), curve, false, ['sign']);
  const header = base64url(utf8(JSON.stringify({ zip: 'DEF', alg: 'ES256', kid })));
  const said = `${header}.${base64url(await packed(JSON.stringify(claims)))}`;
  const signature = await crypto.subtle.sign(algorithm, key, utf8(said));
  return `${said}.${base64url(new Uint8Array(signature))}`;
}

/** What a card says, whoever signed it: to look somebody up by, never to believe it. Undefined where it is no card. */
export async function claimsOf(signed: string): Promise<unknown> {
  const body = bytesOf(signed.split('.')[1] ?? '');
  return body && json(await unpacked(body));
}

/** What a signed card turned out to be: its claims are given only where the signature is right. */
export interface OpenedCard {
  readonly signature: Signature;
  readonly claims?: unknown;
}

const json = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Opens a signed card by keys that are known here, without network. Whatever is not written as the standard has it is wrong; of
 * what a key signed that is revoked (named by its `kid`), nothing is believed, and so nothing is told.
 */
export async function openCard(
  signed: string,
  keys: readonly CardKey[],
  revoked: readonly string[] = [],
): Promise<OpenedCard> {
  const wrong = { signature: 'wrong' } as const;
  const parts = signed.split('.');
  const [head, body, tail] = parts.map(bytesOf);
  if (parts.length !== 3 || !head || !body || tail?.length !== 64) return wrong;
  const header = json(new TextDecoder().decode(head)) as Partial<Record<'alg' | 'zip' | 'kid', unknown>> | undefined;
  if (header?.alg !== 'ES256' || header.zip !== 'DEF' || typeof header.kid !== 'string') return wrong;
  if (revoked.includes(header.kid)) return { signature: 'revoked-key' };
  const key = keys.find(({ kid }) => kid === header.kid);
  if (!key) return { signature: 'unknown-key' };
  const { kty, crv, x, y } = key;
  const publicKey = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, curve, false, ['verify']);
  const said = utf8(signed.slice(0, signed.lastIndexOf('.')));
  if (!(await crypto.subtle.verify(algorithm, publicKey, tail, said))) return wrong;
  return { signature: 'right', claims: json(await unpacked(body)) };
}
