import type { Arrival, HeldEntry, HeldSession } from '@teeka/domain/sessions';
import { indiaDay, type Now } from '../../platform/clock/clock.ts';
import type { EntryRow, HeldRow } from './queries.ts';

/** An act as it arrives: captured on a phone, now here. */
export function arrivalOf(captured_at: string, now: Now): Arrival {
  return {
    capturedAt: captured_at,
    capturedDay: indiaDay(new Date(captured_at)),
    arrivedAt: now.instant.getTime(),
  };
}

const instant = (value: Date | null): string | null => value?.toISOString() ?? null;

/** The session as the rules see it. */
export function heldSession(row: HeldRow): HeldSession {
  const { status, date_of_session: date } = row;
  return { status, date, started_at: instant(row.started_at), ended_at: instant(row.ended_at) };
}

/** A person's line as the rules see it. */
export function heldEntry(row: EntryRow | undefined): HeldEntry | undefined {
  return row && { status: row.status, verified_at: instant(row.verified_at) };
}
