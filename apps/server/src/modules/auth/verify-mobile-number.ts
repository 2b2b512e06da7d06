import { verifyMobileNumber } from '@teeka/contract/auth';
import { checkMobile } from '@teeka/domain/contact';
import type { Writer } from '../../platform/db/database.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { issueOtp, otpReply, sendOtp, storeOtp } from './otp.ts';
import { countAsker, judgeCodes, readOtpRequest } from './otp-request.ts';
import { judgeNewNumber } from './reset-rules.ts';

/**
 * First step of a forgotten password. An unknown number is told so (specification 1, section 8, USRPRF0012), as
 * a person who mistyped would wait in vain; asking is counted per number and address like sending.
 */
export const verifyMobileNumberHandler = ({ sms }: Platform) =>
  commandHandler(verifyMobileNumber, {
    read({ mobileNo, device }, context) {
      const typed = checkMobile(mobileNo);
      return readOtpRequest(typed.ok ? typed.normal : '', device, context);
    },
    decide({ mobileNo }, rows, context) {
      const { user, standing } = rows;
      const typed = checkMobile(mobileNo);
      if (!typed.ok) return refuse({ ...typed.refusal, path: 'mobileNo' });
      const barred = judgeCodes(rows, context);
      if (barred) return refuse(barred);
      const mobile = typed.normal;
      if (!user) {
        const aside = (db: Writer) => countAsker(context, db);
        return { refused: [{ code: 'USRPRF0012', path: 'mobileNo' }], aside };
      }
      const young = judgeNewNumber(user, context.now.instant);
      if (young) return refuse(young);
      const { user_id } = user;
      const issued = issueOtp({ purpose: 'forgot', mobile, user_id, isSent: true, standing }, context);
      return {
        decision: issued,
        reply: otpReply(issued),
        audit: [{ beneficiary_id: '0', subject: user.user_id }],
      };
    },
    write: storeOtp,
    after: (issued, context) => sendOtp(sms, issued, context),
  });
