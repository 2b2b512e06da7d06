import { createHmac, randomBytes } from 'node:crypto';
import type { AtRest } from '../../platform/sealing/at-rest.ts';

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[A-Za-z0-9_-]{43}$/;

/** The sign-in that a refresh token claims to belong to. */
export function signInOf(token: string): string | undefined {
  return shape.exec(token)?.[1];
}

export function firstRefreshToken(sign_in_id: string): string {
  return `${sign_in_id}.${randomBytes(32).toString('base64url')}`;
}

/**
 * The token that follows another. It is derived and not drawn by lot, so that a phone whose reply was lost gets the
 * very same one when it asks again, and nothing but hashes needs to be kept.
 */
export function nextRefreshToken(atRest: AtRest, token: string): string {
  const next = createHmac('sha256', atRest.keyFor('refresh-token')).update(token).digest('base64url');
  return `${signInOf(token) ?? ''}.${next}`;
}

export function refreshHash(atRest: AtRest, token: string): Buffer {
  return atRest.hash('refresh', token);
}
