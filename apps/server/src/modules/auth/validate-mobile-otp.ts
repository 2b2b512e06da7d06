import { validateMobileOtp } from '@teeka/contract/auth';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { judgeOtp, readOtp } from './otp.ts';
import { useOtp } from './queries.ts';

/** Checks that code; only whoever requested it can. */
export const validateMobileOtpHandler = ({ sms }: Platform) =>
  commandHandler(validateMobileOtp, {
    read: ({ txnId }, context) => readOtp(txnId, context),
    decide({ otp, txnId }, rows, context) {
      if (rows.row?.user_id !== context.actor.user_id) return refuse({ code: 'USRAUT0012' });
      const wrong = judgeOtp(rows, { otp, purposes: ['verify-mobile'], sms }, context);
      return wrong ?? { decision: txnId, reply: { verified: true as const }, audit: [] };
    },
    write: (txn_id, { db, now }) => db.run(useOtp(txn_id, now.instant)),
  });
