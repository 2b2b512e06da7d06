import { type RosterOutcome, rosterOutcome } from '@teeka/domain/sessions';
import type { Now } from '../../platform/clock/clock.ts';
import { arrivalOf } from '../sessions/index.ts';
import type { HeldSessionJson, VisitRow } from './queries.ts';

/** What a dose, or the case it belongs to, makes of the person's line on the session's list. */
export function visitOutcome(
  row: Pick<VisitRow, 'entry'> & { readonly session: HeldSessionJson },
  captured_at: string,
  now: Now,
): RosterOutcome {
  return rosterOutcome('vaccinate', row.entry ?? undefined, {
    session: row.session,
    arrival: arrivalOf(captured_at, now),
  });
}
