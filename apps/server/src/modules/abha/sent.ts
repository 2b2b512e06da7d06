import { otpSeconds } from '@teeka/domain/contact';
import type { Context } from '../../platform/http/handler.ts';
import type { CodeSent } from './gateway/account-service.ts';
import type { NewQuestion } from './questions/queries.ts';
import { type Attempt, sealTicket } from './ticket.ts';

/** The attempt after a code was sent, and what the worker is answered. */
export function codeSent(
  attempt: Omit<Attempt, 'code_id' | 'sent_at'>,
  question: NewQuestion,
  sent: CodeSent,
  context: Context,
) {
  const { code_id, beneficiary_id } = question;
  const next: Attempt = { ...attempt, code_id, sent_at: context.now.instant.getTime() };
  return {
    ticket: sealTicket(next, beneficiary_id, context),
    mobile_masked: sent.mobile_masked,
    expires_in: otpSeconds,
  };
}
