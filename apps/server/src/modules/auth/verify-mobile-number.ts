import { verifyMobileNumber } from '@teeka/contract/auth';
import { checkMobile } from '@teeka/domain/contact';
import { type CommandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { type IssuedOtp, issueOtp, otpReply, sendOtp, storeOtp } from './otp.ts';
import { type OtpRequestRows, readOtpRequest } from './otp-request.ts';
import { bumpThrottle } from './queries.ts';
import { judgeCodes, throttleKeys, windowStart } from './throttle.ts';

/**
 * First step of a forgotten password. An unknown number is told so (specification 1, section 8, USRPRF0012), as
 * a person who mistyped would wait in vain; asking is counted per number and address like sending.
 */
export function verifyMobileNumberHandler({
  sms,
}: Platform): CommandHandler<typeof verifyMobileNumber, OtpRequestRows, IssuedOtp> {
  return {
    call: verifyMobileNumber,
    read({ mobileNo }, context) {
      const typed = checkMobile(mobileNo);
      return readOtpRequest(typed.ok ? typed.normal : '', context);
    },
    decide({ mobileNo }, { user, sent }, context) {
      const typed = checkMobile(mobileNo);
      if (!typed.ok) return refuse({ ...typed.refusal, path: 'mobileNo' });
      const now = context.now.instant;
      const barred = judgeCodes(sent, now);
      if (barred) return refuse(barred);
      const mobile = typed.normal;
      if (!user) {
        const { codesFrom } = throttleKeys(context.atRest, { mobile, address: context.origin.address });
        const counted = bumpThrottle(codesFrom, { now, windowStart: windowStart(now) });
        return { refused: [{ code: 'USRPRF0012', path: 'mobileNo' }], aside: (db) => db.run(counted) };
      }
      const issued = issueOtp({ purpose: 'forgot', mobile, user_id: user.user_id, isSent: true }, context);
      return {
        decision: issued,
        reply: otpReply(issued),
        audit: [{ beneficiary_id: '0', subject: user.user_id }],
      };
    },
    write: storeOtp,
    after: (issued, context) => sendOtp(sms, issued, context),
  };
}
