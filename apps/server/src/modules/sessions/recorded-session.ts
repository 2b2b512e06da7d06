import type { EntryOnRecord, SessionOnRecord } from '@teeka/domain/sessions';
import type { EntryRow, SessionStateRow } from './queries.ts';

const instant = (value: Date | null): string | null => value?.toISOString() ?? null;

/** The session as the rules see it. */
export function sessionOnRecord(row: SessionStateRow): SessionOnRecord {
  const { status, date_of_session: date } = row;
  return { status, date, started_at: instant(row.started_at) };
}

/** A person's line as the rules see it. */
export function entryOnRecord(row: EntryRow | undefined): EntryOnRecord | undefined {
  return row && { status: row.status, verified_at: instant(row.verified_at) };
}
