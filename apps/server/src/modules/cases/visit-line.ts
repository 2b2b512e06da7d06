import { type CaseOnRecord, caseTakes, doseCategoryRefusals } from '@teeka/domain/care';
import type { Refusals } from '@teeka/domain/refusal';
import { deceasedRefusal, type RosterOutcome, type RosterStatus, rosterOutcome } from '@teeka/domain/sessions';
import type { Now } from '../../platform/clock/clock.ts';
import { submissionOf } from '../../platform/clock/submission.ts';
import type { ListLine } from '../sessions/index.ts';
import type { SessionJson, VisitRow } from './queries.ts';

type VisitOnRecord = Pick<VisitRow, 'entry'> & { readonly session: SessionJson };

/** What a dose, or the case it belongs to, makes of the person's line on the session's list. */
export function visitOutcome(row: VisitOnRecord, captured_at: string, now: Now): RosterOutcome {
  return rosterOutcome('vaccinate', row.entry ?? undefined, {
    session: row.session,
    submission: submissionOf(captured_at, now),
  });
}

/** What opening a case makes of the line: as `visitOutcome`, and nobody's case opens after their death. */
export function openingOutcome(
  row: VisitOnRecord & Pick<VisitRow, 'deceased_on'>,
  captured_at: string,
  now: Now,
): RosterOutcome {
  const died = deceasedRefusal(row.deceased_on, submissionOf(captured_at, now), row.session.date);
  return died ? { refusal: died } : visitOutcome(row, captured_at, now);
}

/**
 * The session must be for such doses, and session, list and case must take each at the time it was captured; `entry` is
 * the person's new line.
 */
export function judgeVisit(
  doses: readonly { readonly dose_code: string; readonly captured_at: string }[],
  row: VisitOnRecord,
  { care, now }: { readonly care: CaseOnRecord; readonly now: Now },
): { readonly refused: Refusals } | { readonly entry: RosterStatus | null } {
  const codes = doses.map(({ dose_code }) => dose_code);
  const refused = doseCategoryRefusals(codes, row.session.category);
  if (refused.length > 0) return { refused };
  let entry: RosterStatus | null = null;
  for (const { captured_at } of doses) {
    const outcome = visitOutcome(row, captured_at, now);
    if ('refusal' in outcome) return { refused: [{ path: 'beneficiary_reference_id', ...outcome.refusal }] };
    const refusal = caseTakes(care, captured_at);
    if (refusal) return { refused: [refusal] };
    if ('status' in outcome) entry = outcome.status;
  }
  return { entry };
}

/** What a visit makes of the line; who is vaccinated at a session that has ended came to it after all. */
export const lineAfter = (
  session: Pick<SessionJson, 'status'>,
  from: RosterStatus | null,
  entry: RosterStatus | null,
): Pick<ListLine, 'entry' | 'from' | 'cameAfterAll'> => ({
  entry,
  from,
  cameAfterAll: session.status === 'ended' && entry === 'vaccinated',
});
