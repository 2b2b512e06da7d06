import { otpSeconds } from '@teeka/domain/contact';
import type { Context } from '../../platform/http/handler.ts';
import type { NewAsked } from './asked/queries.ts';
import type { CodeSent } from './gateway/account-service.ts';
import { type Attempt, sealTicket } from './ticket.ts';

/** The attempt after a code was sent, and what the worker is answered. */
export function codeSent(
  attempt: Omit<Attempt, 'code_id' | 'sent_at'>,
  asked: NewAsked,
  sent: CodeSent,
  context: Context,
) {
  const { code_id, beneficiary_id } = asked;
  const next: Attempt = { ...attempt, code_id, sent_at: context.now.instant.getTime() };
  return {
    ticket: sealTicket(next, beneficiary_id, context),
    mobile_masked: sent.mobile_masked,
    expires_in: otpSeconds,
  };
}
