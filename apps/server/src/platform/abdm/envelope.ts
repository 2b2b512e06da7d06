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

/** `{ error: { code, message } }` or a map of fields; codes come with trailing spaces. Null when it is neither. */
export function readError(body: unknown): AbdmRefusal | null {
  if (typeof body !== 'object' || body === null) return null;
  const { error, code } = body as { error?: { code?: unknown }; code?: unknown };
  const written = [error?.code, code].find((one) => typeof one === 'string')?.trim() ?? '';
  if (/^[A-Z0-9-]{1,20}$/.test(written)) return { refused: written };
  const fields = Object.values(body);
  const isFieldMap = fields.length > 0 && fields.every((value) => typeof value === 'string');
  return isFieldMap ? { refused: 'INVALID' } : null;
}
