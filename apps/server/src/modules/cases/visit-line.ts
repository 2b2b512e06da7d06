import { type CaseOnRecord, caseTakes, doseCategoryRefusals } from '@teeka/domain/care';
import type { Refusals } from '@teeka/domain/refusal';
import {
  deceasedRefusal,
  lineRaised,
  type RosterOutcome,
  type RosterStatus,
  rosterOutcome,
} from '@teeka/domain/sessions';
import type { Now } from '../../platform/clock/clock.ts';
import { submissionOf } from '../../platform/clock/submission.ts';
import type { ListLine } from '../sessions/index.ts';
import type { SessionJson, VisitRow } from './queries.ts';

type VisitOnRecord = Pick<VisitRow, 'entry'> & { readonly session: SessionJson };

/** Whether a dose, or the case it belongs to, is possible where the person stands on the session's list. */
export function visitOutcome(row: VisitOnRecord, captured_at: string, now: Now): RosterOutcome {
  return rosterOutcome('vaccinate', row.entry ?? undefined, {
    session: row.session,
    submission: submissionOf(captured_at, now),
  });
}

/** The same of opening a case: as `visitOutcome`, and nobody's case opens after their death. */
export function openingOutcome(
  row: VisitOnRecord & Pick<VisitRow, 'deceased_on'>,
  captured_at: string,
  now: Now,
): RosterOutcome {
  const died = deceasedRefusal(row.deceased_on, submissionOf(captured_at, now), row.session.date);
  return died ? { refusal: died } : visitOutcome(row, captured_at, now);
}

/** The session must be for such doses, and session, list and case must take each at the time it was captured. */
export function judgeVisit(
  doses: readonly { readonly dose_code: string; readonly captured_at: string }[],
  row: VisitOnRecord,
  { care, now }: { readonly care: CaseOnRecord; readonly now: Now },
): Refusals {
  const codes = doses.map(({ dose_code }) => dose_code);
  const refused = doseCategoryRefusals(codes, row.session.category);
  if (refused.length > 0) return refused;
  for (const { captured_at } of doses) {
    const outcome = visitOutcome(row, captured_at, now);
    if ('refusal' in outcome) return [{ path: 'beneficiary_reference_id', ...outcome.refusal }];
    const refusal = caseTakes(care, captured_at);
    if (refusal) return [refusal];
  }
  return [];
}

/** The line after a visit that makes it `to`; whoever is cared for at a session that has ended came to it after all. */
export function lineAfter(
  { status }: Pick<SessionJson, 'status'>,
  from: RosterStatus | null,
  to: RosterStatus | null,
): Pick<ListLine, 'entry' | 'from' | 'cameAfterAll'> {
  const entry = from && lineRaised(from, to);
  return { entry, from, cameAfterAll: status === 'ended' && entry !== null };
}
