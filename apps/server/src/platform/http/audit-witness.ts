import { isDeepStrictEqual } from 'node:util';
import type { AuditRowSent } from './audit-rows.ts';

/** A row that this process knows to be stored. */
export interface Witnessed {
  readonly row: AuditRowSent;
  readonly storedAt: number;
}

/** More are never held: a sealing that stands still must not fill the memory. The oldest go first. */
const most = 300_000;

/**
 * What this process stored in the audit log since it was last sealed. A row that somebody takes out or changes before
 * its seal leaves no trace in the log itself; whoever wrote it still knows. It costs the calls no statement.
 */
export class AuditWitness {
  readonly #open = new Map<string, Witnessed>();

  /** After the commit. */
  stored(rows: readonly AuditRowSent[]): void {
    const storedAt = Date.now();
    for (const row of rows) this.#open.set(row.audit_id, { row, storedAt });
    for (const id of this.#open.keys()) {
      if (this.#open.size <= most) break;
      this.#open.delete(id);
    }
  }

  /** A row as it was sealed. One that is not as it was written stays with us, to be told. */
  saw(sealed: Omit<AuditRowSent, 'sign_in_id'>): void {
    const known = this.#open.get(sealed.audit_id);
    if (known && isSameRow(known.row, sealed)) this.#open.delete(sealed.audit_id);
  }

  /** Rows stored before an instant (milliseconds) that nobody saw sealed as they are. They are requested once. */
  unseen(before: number): AuditRowSent[] {
    const found = [...this.#open.values()].filter(({ storedAt }) => storedAt < before);
    for (const { row } of found) this.#open.delete(row.audit_id);
    return found.map(({ row }) => row);
  }

  /** What could not be asked about comes again. */
  again(rows: readonly AuditRowSent[]): void {
    for (const row of rows) this.#open.set(row.audit_id, { row, storedAt: 0 });
  }
}

/** The same row, however the database writes its JSON. */
export function isSameRow(written: AuditRowSent, kept: Omit<AuditRowSent, 'sign_in_id'>): boolean {
  return (
    written.beneficiary_id === kept.beneficiary_id &&
    written.user_id === kept.user_id &&
    written.call === kept.call &&
    written.subject === kept.subject &&
    (written.detail === kept.detail || isDeepStrictEqual(JSON.parse(written.detail), JSON.parse(kept.detail)))
  );
}
