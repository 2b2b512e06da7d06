import { validateMobileOtp } from '@teeka/contract/auth';
import { type CommandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { judgeOtp, type OtpRows, readOtp } from './otp.ts';
import { useOtp } from './queries.ts';

/** Checks that code; only whoever asked for it can. */
export function validateMobileOtpHandler({ sms }: Platform): CommandHandler<typeof validateMobileOtp, OtpRows, string> {
  return {
    call: validateMobileOtp,
    read: ({ txnId }, context) => readOtp(txnId, context),
    decide({ otp, txnId }, rows, context) {
      if (rows.row?.user_id !== context.actor.user_id) return refuse({ code: 'USRAUT0012' });
      const wrong = judgeOtp(rows, { otp, purposes: ['verify-mobile'], sms }, context);
      return wrong ?? { decision: txnId, reply: { verified: true }, audit: [] };
    },
    write: (txn_id, { db, now }) => db.run(useOtp(txn_id, now.instant)),
  };
}
