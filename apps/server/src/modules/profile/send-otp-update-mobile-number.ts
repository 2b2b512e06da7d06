import { sendOtpUpdateMobileNumber } from '@teeka/contract/profile';
import { checkMobile, checkNewMobile } from '@teeka/domain/contact';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import {
  checkOwnPassword,
  issueOtp,
  judgeCodes,
  otpReply,
  passwordTurns,
  readOtpRequest,
  readOwnPassword,
  sendOtp,
  settleOwnPassword,
  storeOtp,
} from '../auth/index.ts';
import { ownNumber } from './own-number.ts';
import { mobileOf } from './queries.ts';

/**
 * Sends a code to the new number, which must be another than the own (USRPRF0004) and nobody else's (USRPRF0005). Whoever
 * asks says the current password: with the number goes the way to a forgotten one, so a borrowed phone is not enough.
 */
export const sendOtpUpdateMobileNumberHandler = ({ sms }: Platform) =>
  commandHandler(sendOtpUpdateMobileNumber, {
    turns: passwordTurns,
    async read({ mobile_number }, context) {
      const { user_id, sign_in_id } = context.actor;
      const typed = checkMobile(mobile_number);
      const password = await readOwnPassword(user_id, { sign_in_id }, context);
      const [own, request] = await Promise.all([
        context.db.first(mobileOf(user_id)),
        readOtpRequest(typed.ok ? typed.normal : '', undefined, context),
      ]);
      return { own, password, request };
    },
    async decide({ mobile_number, currentPassword }, { own, password, request }, context) {
      const current = ownNumber(own, context);
      const typed = checkNewMobile(mobile_number, current);
      if (!typed.ok) return refuse({ ...typed.refusal, path: 'mobile_number' });
      const owner = await checkOwnPassword(currentPassword, password, context);
      if ('refused' in owner) return owner;
      const { user_id } = context.actor;
      if (request.user && request.user.user_id !== user_id)
        return refuse({ code: 'USRPRF0005', path: 'mobile_number' });
      const barred = judgeCodes(request, context);
      if (barred) return refuse(barred);
      const { standing } = request;
      const wish = {
        purpose: 'change-mobile',
        mobile: typed.normal,
        user_id,
        isSent: true,
        standing,
      } as const;
      const issued = issueOtp(wish, context);
      return {
        decision: { issued, password },
        reply: otpReply(issued),
        audit: [{ beneficiary_id: '0', subject: user_id }],
      };
    },
    write({ issued, password }, context) {
      settleOwnPassword(password, context.db);
      storeOtp(issued, context);
    },
    after: ({ issued }, context) => sendOtp(sms, issued, context),
  });
