import type { RosterStatus } from '@teeka/domain/sessions';
import { sql } from 'kysely';
import type { Statement } from '../../../platform/db/statement.ts';
import { notAwaited } from '../no-shows/queries.ts';

/** What a visit makes of the person's line on its session's list. */
export interface ListLine {
  readonly beneficiary_id: string;
  /** Null for a course that begins anew outside a session. */
  readonly session_id: string | null;
  /** The new status of the person's line, or null when it stays. */
  readonly entry: RosterStatus | null;
  /** The status it was judged by. */
  readonly from: RosterStatus | null;
  /** The session had ended without them. */
  readonly cameAfterAll: boolean;
}

/**
 * Part of the statement that stores the visit, named `line` there: the line at its new status, where it still has the
 * one that it was judged by.
 */
export const movedLine = ({ session_id, beneficiary_id, entry, from }: ListLine) => sql`
  update session_roster set status = ${entry}, version = version + 1, changed_in = pg_current_xact_id()
  where ${entry}::text is not null and session_id = ${session_id}::uuid
    and beneficiary_id = ${beneficiary_id}::bigint and status = ${from}::text
  returning 1`;

/** And its condition: who ended the session or turned the person away meanwhile is told of, as `orLostRace` does. */
export const isLineMoved = ({ entry }: ListLine) => sql`
  case when ${entry}::text is null or exists (select from line) then true else lost_race() end`;

/** Beside it: the next plan that they were carried to awaits them no more. */
export const noLongerAwaited = (line: ListLine): readonly Statement[] =>
  line.cameAfterAll && line.session_id ? [notAwaited(line.session_id, line.beneficiary_id)] : [];
