import { createHash, createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { AuditRow, Head, Total } from './queries.ts';

/** What stands before the first link of a chain. */
export const noLink: Buffer = Buffer.alloc(32);

/** The link of a row: the hash of the link before it and of all the row says. */
export function linkOf(before: Buffer, row: AuditRow): Buffer {
  const { beneficiary_id, audit_id, at, user_id, sign_in_id, call, subject, detail } = row;
  const canonical = JSON.stringify([
    beneficiary_id,
    audit_id,
    at,
    user_id,
    sign_in_id,
    call,
    subject,
    detail,
  ]);
  return createHash('sha256').update(before).update(canonical).digest();
}

/** Only who has the data key can make these; a chain that somebody computed anew does not fit its seal. */
export interface Seals {
  head(head: Head): Buffer;
  total(total: Total): Buffer;
}

export function makeSeals(bytes: Buffer): Seals {
  // Made once: a key given as bytes is prepared anew for every seal.
  const key = createSecretKey(bytes);
  const sealed = (...parts: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest();
  return {
    head: ({ beneficiary_id, rows, last_audit_id, head }) =>
      sealed('person', beneficiary_id, String(rows), last_audit_id, head.toString('hex')),
    total: ({ sealed_to, rows, people }) => sealed('all', sealed_to, String(rows), String(people)),
  };
}

export function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
