import { generateMobileOtp } from '@teeka/contract/auth';
import { checkMobile } from '@teeka/domain/contact';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { issueOtp, otpReply, sendOtp, storeOtp } from './otp.ts';
import { judgeCodes, readOtpRequest } from './otp-request.ts';

/** Sends a code to a number that is to be verified, for example that of somebody who is being registered. */
export const generateMobileOtpHandler = ({ sms }: Platform) =>
  commandHandler(generateMobileOtp, {
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
  });
