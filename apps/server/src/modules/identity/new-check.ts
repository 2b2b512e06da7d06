import { otpSeconds } from '@teeka/domain/contact';
import type { CheckedWay } from '@teeka/domain/verification';
import type { Context } from '../../platform/http/handler.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import type { About } from './listed.ts';
import type { CheckRow } from './queries.ts';

/** A check that was just requested; a code of it is good for 180 seconds. */
export function newCheck(
  about: About,
  more: { readonly way: CheckedWay } & Partial<CheckRow>,
  { actor, now }: Context,
): CheckRow {
  return {
    check_id: uuidV7(now.instant),
    session_id: about.session_id,
    beneficiary_id: about.beneficiary_id,
    user_id: actor.user_id,
    consent_id: null,
    authority_txn: '',
    otp_hash: null,
    tries: 0,
    asked_at: now.instant,
    expires_at: new Date(now.instant.getTime() + otpSeconds * 1000),
    answered_at: null,
    matched: null,
    other_number: false,
    ...more,
  };
}
