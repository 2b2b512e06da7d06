import { constants, createPublicKey, type KeyObject, publicEncrypt, randomUUID } from 'node:crypto';
import { systemClock } from '../clock/clock.ts';
import type { AbdmRefusal } from './answer.ts';

/** Largest answer that is read: a profile with its picture, or the picture of a card. */
export const largestAnswer = 512 * 1024;

/** UTC with milliseconds, as the protocol writes an instant. */
export const timeStamp = (): string => systemClock().instant.toISOString();

/** Headers of each call (ABDM V3): a number of its own and the time in UTC with milliseconds. */
export function envelopeHeaders(extra: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: 'application/json',
    'REQUEST-ID': randomUUID(),
    TIMESTAMP: timeStamp(),
    ...extra,
  };
}

/** The service's public key: base64 DER, at least 2048 bits; throws for anything else. */
export function readPublicKey(base64: string): KeyObject {
  const der = Buffer.from(base64, 'base64');
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < 2048)
    throw new Error('not an RSA key of 2048 bits');
  return key;
}

/** RSA-OAEP with SHA-1 (and MGF1 SHA-1), base64: the only form the published protocol takes. */
export function encrypted(key: KeyObject, plain: string): string {
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  return publicEncrypt({ key, padding, oaepHash: 'sha1' }, Buffer.from(plain, 'utf8')).toString('base64');
}

export const json = (bytes: Buffer): unknown =>
  JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;

/** Of the identity authority, within a message of ABDM-1204. */
const handedThrough = /UIDAI Error code\s*:\s*([A-Za-z0-9-]{1,10})/i;
/** Stand beside the fields of a map. */
const besideFields = ['timestamp', 'path', 'status'];

/**
 * `{ error: { code, message } }`, the same without `error`, or a map of fields; codes come with spaces and colons behind them. Null
 * when it is neither.
 */
export function readError(body: unknown): AbdmRefusal | null {
  if (typeof body !== 'object' || body === null) return null;
  const { error, code, message } = body as { error?: Coded; code?: unknown; message?: unknown };
  const found = typeof error?.code === 'string' ? error : { code, message };
  const refused = typeof found.code === 'string' ? found.code.replace(/[\s:]+$/, '').trim() : '';
  if (/^[A-Z0-9-]{1,20}$/.test(refused)) {
    const uidai = handedThrough.exec(String(found.message))?.[1];
    return { refused, ...(uidai && { uidai }) };
  }
  const fields = Object.entries(body).filter(([name]) => !besideFields.includes(name));
  const isFieldMap = fields.length > 0 && fields.every(([, value]) => typeof value === 'string');
  return isFieldMap ? { refused: 'INVALID', fields: fields.map(([name]) => name) } : null;
}

interface Coded {
  readonly code?: unknown;
  readonly message?: unknown;
}

/** Published with 401, and of no token: a transaction that is unknown, a right that is missing, a way that is not open. */
const notOfTokens = ['ABDM-1017', 'ABDM-1021', 'ABDM-1224'];

/** What a 401 says, where that is not that a token has run out. */
export function refusedWith401(bytes: Buffer): AbdmRefusal | undefined {
  try {
    const read = readError(json(bytes));
    return read && notOfTokens.includes(read.refused) ? read : undefined;
  } catch {
    return undefined;
  }
}
