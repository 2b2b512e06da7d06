import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AtRest } from '../sealing/at-rest.ts';

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/;
/** Of the 32 bytes of a token the first half is its secret, the second our mark on it. */
const half = 16;

/** The sign-in that a refresh token claims to belong to. */
export function signInOf(token: string): string | undefined {
  return shape.exec(token)?.[1];
}

const marking = 'refresh-mark';

function marked(key: Buffer, sign_in_id: string, secret: Buffer): string {
  const mark = createHmac('sha256', key).update(sign_in_id).update(secret).digest();
  return `${sign_in_id}.${Buffer.concat([secret, mark.subarray(0, half)]).toString('base64url')}`;
}

/**
 * The sign-in of a token that carries our mark: only such a one was ever given out by us, which is known without asking
 * the database. Tokens from before there were marks carry none.
 */
export function provenSignInOf(atRest: AtRest, token: string): string | undefined {
  const [, sign_in_id, rest] = shape.exec(token) ?? [];
  if (!sign_in_id || !rest) return undefined;
  const secret = Buffer.from(rest, 'base64url').subarray(0, half);
  const given = Buffer.from(token);
  const isOurs = (key: Buffer) => {
    const right = Buffer.from(marked(key, sign_in_id, secret));
    return given.length === right.length && timingSafeEqual(given, right);
  };
  return atRest.everyKeyFor(marking).some(isOurs) ? sign_in_id : undefined;
}

export function firstRefreshToken(atRest: AtRest, sign_in_id: string): string {
  return marked(atRest.keyFor(marking), sign_in_id, randomBytes(half));
}

/**
 * The token that follows another. It is derived and not drawn by lot, so that a phone whose reply was lost gets the
 * very same one when it asks again, and nothing but hashes needs to be kept. `after`: the hash of the token that was given
 * out last. By keys that are gone nothing new follows: what one of them gave out is only found again.
 */
export function nextRefreshToken(atRest: AtRest, token: string, after?: Buffer): string {
  const sign_in_id = signInOf(token) ?? '';
  const marks = atRest.everyKeyFor(marking);
  const following = atRest.everyKeyFor('refresh-token').map((key, nth) => {
    const secret = createHmac('sha256', key).update(token).digest().subarray(0, half);
    return marked(marks[nth] ?? key, sign_in_id, secret);
  });
  const given = following.find((next) => after && refreshHash(atRest, next).equals(after));
  return given ?? following[0] ?? '';
}

export function refreshHash(atRest: AtRest, token: string): Buffer {
  return atRest.hash('refresh', token);
}
