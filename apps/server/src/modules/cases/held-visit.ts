import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import {
  deceasedRefusal,
  type RosterOutcome,
  type RosterStatus,
  rosterOutcome,
} from '@teeka/domain/sessions';
import { caseTakes, type HeldCase } from '@teeka/domain/vaccinations';
import { arrivalOf } from '../../platform/clock/arrival.ts';
import type { Now } from '../../platform/clock/clock.ts';
import type { HeldSessionJson, VisitRow } from './queries.ts';

type HeldVisit = Pick<VisitRow, 'entry'> & { readonly session: HeldSessionJson };

/** What a dose, or the case it belongs to, makes of the person's line on the session's list. */
export function visitOutcome(row: HeldVisit, captured_at: string, now: Now): RosterOutcome {
  return rosterOutcome('vaccinate', row.entry ?? undefined, {
    session: row.session,
    arrival: arrivalOf(captured_at, now),
  });
}

/** What opening a case makes of the line: as `visitOutcome`, and nobody's case opens after their death. */
export function openingOutcome(
  row: HeldVisit & Pick<VisitRow, 'deceased_on'>,
  captured_at: string,
  now: Now,
): RosterOutcome {
  const died = deceasedRefusal(row.deceased_on, arrivalOf(captured_at, now));
  return died ? { refusal: died } : visitOutcome(row, captured_at, now);
}

/** Session, list and case must take every dose at the time it was captured; `entry` is the person's new line. */
export function judgeVisit(
  doses: readonly { readonly captured_at: string }[],
  row: HeldVisit,
  { care, now }: { readonly care: HeldCase; readonly now: Now },
): { readonly refusal: Refusal<RefusalCode> } | { readonly entry: RosterStatus | null } {
  let entry: RosterStatus | null = null;
  for (const { captured_at } of doses) {
    const outcome = visitOutcome(row, captured_at, now);
    if ('refusal' in outcome) return { refusal: { path: 'beneficiary_reference_id', ...outcome.refusal } };
    const refusal = caseTakes(care, captured_at);
    if (refusal) return { refusal };
    if ('status' in outcome) entry = outcome.status;
  }
  return { entry };
}
