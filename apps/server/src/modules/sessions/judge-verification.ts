import { deceasedRefusal, rosterOutcome } from '@teeka/domain/sessions';
import type { Now } from '../../platform/clock/clock.ts';
import { submissionOf } from '../../platform/clock/submission.ts';
import { refuse } from '../../platform/http/handler.ts';
import type { EntryRow, JudgedLine, SessionStateRow } from './queries.ts';
import { entryOnRecord, sessionOnRecord } from './recorded-session.ts';

interface VerificationInput {
  readonly session_id: string;
  readonly beneficiary_id: string;
  readonly captured_at: string;
}

/** A line of somebody who was verified: when, and how they were known. */
export interface VerifiedLine extends JudgedLine {
  readonly at: string;
  readonly method: string;
}

/** What a verification makes of somebody's line on a list, however they were known; nothing where it says so already. */
export function judgeVerification(
  { session_id, beneficiary_id, captured_at }: VerificationInput,
  { session, entry }: { readonly session: SessionStateRow; readonly entry: EntryRow | undefined },
  { method, now }: { readonly method: string; readonly now: Now },
) {
  const known = { session: sessionOnRecord(session), submission: submissionOf(captured_at, now) };
  const died = deceasedRefusal(entry?.deceased_on ?? null, known.submission, known.session.date);
  if (died) return refuse({ path: 'beneficiary_id', ...died });
  const outcome = rosterOutcome('verify', entryOnRecord(entry), known);
  if ('refusal' in outcome) return refuse({ path: 'beneficiary_id', ...outcome.refusal });
  const line = { session_id, beneficiary_id, at: captured_at, method };
  const decision: VerifiedLine | undefined =
    'unchanged' in outcome || !entry ? undefined : { ...line, status: outcome.status, from: entry.status };
  const audit = [{ beneficiary_id, subject: session_id, detail: { captured_at, method } }];
  return { decision, reply: {}, audit };
}
