import type { AbhaProfile } from '@teeka/domain/abha';
import { type Context, type Refused, refuse } from '../../platform/http/handler.ts';
import type { Begun } from './begun.ts';
import type { Enrolled, OpenAccount } from './gateway/account-service.ts';
import { type Attempt, type OpenedStep, sealTicket } from './ticket.ts';

/** The attempt with its account open, and what the worker is answered. */
export function opened(
  attempt: Omit<Attempt, 'at'>,
  step: Omit<OpenedStep, 'step'>,
  beneficiary_id: string,
  context: Context,
): { readonly ticket: string; readonly profile: AbhaProfile } {
  const next: Attempt = { ...attempt, at: { step: 'opened', ...step } };
  return { ticket: sealTicket(next, beneficiary_id, context), profile: step.profile };
}

/** An account that was closed is neither shown nor linked. */
export const refuseInactive = ({ isActive }: OpenAccount): Refused | undefined =>
  isActive ? undefined : refuse({ code: 'ABHACC0015' });

/** What an enrolment answers: the account, new or the one that there was, and whether its mobile number is still to be confirmed. */
export function enrolledReply(
  attempt: Omit<Attempt, 'at'>,
  { txn, token, profile, isNew }: Enrolled,
  of: { readonly beneficiary_id: string; readonly mobile: string; readonly child?: OpenedStep['child'] },
  context: Context,
) {
  // An account that there was keeps its address and its mobile number: these are its owner's. One without an address is given one.
  const step = {
    txn: isNew || profile.abha_address === '' ? txn : '',
    token,
    profile,
    ...(of.child && { child: of.child }),
  };
  return {
    ...opened(attempt, step, of.beneficiary_id, context),
    is_new: isNew,
    asks_mobile: isNew && of.mobile !== '' && profile.mobile !== of.mobile,
  };
}

/** The same where the service answered at once: no code was sent for it. */
export const enrolledAtOnce = (
  { attempt, decision: { question } }: Pick<Begun, 'attempt' | 'decision'>,
  enrolled: Enrolled,
  of: { readonly mobile: string; readonly child?: OpenedStep['child'] },
  context: Context,
) => {
  const { code_id, beneficiary_id } = question;
  return enrolledReply({ ...attempt, code_id, codes: 0, sent_at: 0 }, enrolled, { ...of, beneficiary_id }, context);
};
