import { generateMobileOtp, validateMobileOtp } from '@teeka/contract/auth';
import { checkMobile } from '@teeka/domain/contact';
import { type CommandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { type IssuedOtp, issueOtp, judgeOtp, type OtpRows, otpReply, readOtp, sendOtp, storeOtp } from './otp.ts';
import { judgeCodes, type OtpRequestRows, readOtpRequest } from './otp-request.ts';
import { useOtp } from './queries.ts';

/** Sends a code to a number that is to be verified, for example that of somebody who is being registered. */
export function generateMobileOtpHandler({
  sms,
}: Platform): CommandHandler<typeof generateMobileOtp, OtpRequestRows, IssuedOtp> {
  return {
    call: generateMobileOtp,
    read({ mobile }, context) {
      const typed = checkMobile(mobile);
      return readOtpRequest(typed.ok ? typed.normal : '', undefined, context);
    },
    decide({ mobile }, rows, context) {
      const typed = checkMobile(mobile);
      if (!typed.ok) return refuse({ ...typed.refusal, path: 'mobile' });
      const barred = judgeCodes(rows, context);
      if (barred) return refuse(barred);
      const { user_id } = context.actor;
      const wish = {
        purpose: 'verify-mobile',
        mobile: typed.normal,
        user_id,
        isSent: true,
        standing: rows.standing,
      } as const;
      const issued = issueOtp(wish, context);
      return { decision: issued, reply: otpReply(issued), audit: [] };
    },
    write: storeOtp,
    after: (issued, context) => sendOtp(sms, issued, context),
  };
}

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
