import { createHash, createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { AuditRow, Head, Total } from './queries.ts';

/** What stands before the first link of a chain. */
export const noLink: Buffer = Buffer.alloc(32);

/** The link of a row: the hash of the link before it and of all the row says. */
export function linkOf(before: Buffer, row: AuditRow): Buffer {
  const { beneficiary_id, audit_id, at, user_id, sign_in_id, call, subject, detail } = row;
  const canonical = JSON.stringify([beneficiary_id, audit_id, at, user_id, sign_in_id, call, subject, detail]);
  return createHash('sha256').update(before).update(canonical).digest();
}

/** Only who has the data key can make these; a chain that somebody computed anew does not fit its seal. */
export interface Seals {
  head(head: Head): Buffer;
  total(total: Total): Buffer;
  isHead(head: Head, seal: Buffer): boolean;
  isTotal(total: Total, seal: Buffer): boolean;
}

const partsOfHead = ({ beneficiary_id, rows, last_audit_id, head }: Head): string =>
  JSON.stringify(['person', beneficiary_id, String(rows), last_audit_id, head.toString('hex')]);
const partsOfTotal = ({ sealed_to, rows, people }: Total): string =>
  JSON.stringify(['all', sealed_to, String(rows), String(people)]);

/** Seals made with the first of these keys; those of the others hold too, while one takes the place of another. */
export function makeSeals(keys: readonly Buffer[]): Seals {
  // Made once: a key given as bytes is prepared anew for every seal.
  const secrets = keys.map((key) => createSecretKey(key));
  const [writing] = secrets;
  if (!writing) throw new Error('no key to seal the audit log with');
  const sealed = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest();
  const holds = (text: string, seal: Buffer) => secrets.some((key) => isSame(seal, sealed(key, text)));
  return {
    head: (head) => sealed(writing, partsOfHead(head)),
    total: (total) => sealed(writing, partsOfTotal(total)),
    isHead: (head, seal) => holds(partsOfHead(head), seal),
    isTotal: (total, seal) => holds(partsOfTotal(total), seal),
  };
}

export function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
