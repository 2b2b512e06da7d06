import { uuidV7 } from '../ids/uuid-v7.ts';
import { refusedWith } from './refused-error.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The caller's key, or one of our own when none came: then a repetition cannot be recognised. */
export function idempotencyKey(header: string | string[] | undefined): string {
  if (header === undefined) return uuidV7();
  if (typeof header !== 'string' || !uuid.test(header)) throw refusedWith('REQVAL0002', { path: 'Idempotency-Key' });
  return header.toLowerCase();
}
