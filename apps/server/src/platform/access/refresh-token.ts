import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AtRest } from '../sealing/at-rest.ts';

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/;
/** Of the 32 bytes of a token the first half is its secret, the second our mark on it. */
const half = 16;

/** The sign-in that a refresh token claims to belong to. */
export function signInOf(token: string): string | undefined {
  return shape.exec(token)?.[1];
}

function marked(atRest: AtRest, sign_in_id: string, secret: Buffer): string {
  const mark = createHmac('sha256', atRest.keyFor('refresh-mark')).update(sign_in_id).update(secret).digest();
  return `${sign_in_id}.${Buffer.concat([secret, mark.subarray(0, half)]).toString('base64url')}`;
}

/**
 * The sign-in of a token that carries our mark: only such a one was ever given out by us, which is known without asking
 * the database. Tokens from before there were marks carry none.
 */
export function provenSignInOf(atRest: AtRest, token: string): string | undefined {
  const [, sign_in_id, rest] = shape.exec(token) ?? [];
  if (!sign_in_id || !rest) return undefined;
  const right = Buffer.from(marked(atRest, sign_in_id, Buffer.from(rest, 'base64url').subarray(0, half)));
  const given = Buffer.from(token);
  return given.length === right.length && timingSafeEqual(given, right) ? sign_in_id : undefined;
}

export function firstRefreshToken(atRest: AtRest, sign_in_id: string): string {
  return marked(atRest, sign_in_id, randomBytes(half));
}

/**
 * The token that follows another. It is derived and not drawn by lot, so that a phone whose reply was lost gets the
 * very same one when it asks again, and nothing but hashes needs to be kept.
 */
export function nextRefreshToken(atRest: AtRest, token: string): string {
  const next = createHmac('sha256', atRest.keyFor('refresh-token')).update(token).digest();
  return marked(atRest, signInOf(token) ?? '', next.subarray(0, half));
}

export function refreshHash(atRest: AtRest, token: string): Buffer {
  return atRest.hash('refresh', token);
}
