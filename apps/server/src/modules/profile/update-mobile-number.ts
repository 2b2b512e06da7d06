import { sendOtpUpdateMobileNumber, updateMobileNumber } from '@teeka/contract/profile';
import { checkMobile, checkNewMobile } from '@teeka/domain/contact';
import { type CommandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import {
  type IssuedOtp,
  issueOtp,
  judgeCodes,
  judgeOtp,
  lockOtp,
  type OtpRequestRows,
  type OtpRow,
  otpReply,
  readOtpRequest,
  sendOtp,
  storeOtp,
  useOtp,
} from '../auth/index.ts';
import { mobileOf, type OwnMobileRow, storeMobile } from './queries.ts';

interface AskRows {
  readonly own: OwnMobileRow | undefined;
  readonly request: OtpRequestRows;
}

/** Sends a code to the new number, which must be another than the own (USRPRF0004) and nobody else's (USRPRF0005). */
export function sendOtpUpdateMobileNumberHandler({
  sms,
}: Platform): CommandHandler<typeof sendOtpUpdateMobileNumber, AskRows, IssuedOtp> {
  return {
    call: sendOtpUpdateMobileNumber,
    async read({ mobile_number }, context) {
      const typed = checkMobile(mobile_number);
      const [own, request] = await Promise.all([
        context.db.first(mobileOf(context.actor.user_id)),
        readOtpRequest(typed.ok ? typed.normal : '', context),
      ]);
      return { own, request };
    },
    decide({ mobile_number }, { own, request }, context) {
      const current = own?.mobile_sealed ? context.atRest.open('mobile', own.mobile_sealed) : '';
      const typed = checkNewMobile(mobile_number, current);
      if (!typed.ok) return refuse({ ...typed.refusal, path: 'mobile_number' });
      const { user_id } = context.actor;
      if (request.user && request.user.user_id !== user_id)
        return refuse({ code: 'USRPRF0005', path: 'mobile_number' });
      const barred = judgeCodes(request.sent, context.now.instant);
      if (barred) return refuse(barred);
      const issued = issueOtp(
        { purpose: 'change-mobile', mobile: typed.normal, user_id, isSent: true },
        context,
      );
      return {
        decision: issued,
        reply: otpReply(issued),
        audit: [{ beneficiary_id: '0', subject: user_id }],
      };
    },
    write: storeOtp,
    after: (issued, context) => sendOtp(sms, issued, context),
  };
}

interface ChangeRows {
  readonly code: OtpRow | undefined;
  readonly holder: string | undefined;
}

/** Takes the number of the transaction once its code is right; only whoever asked for it can. */
export const updateMobileNumberHandler: CommandHandler<typeof updateMobileNumber, ChangeRows, OtpRow> = {
  call: updateMobileNumber,
  async read({ txnId }, context) {
    const code = await context.db.first(lockOtp(txnId));
    if (!code) return { code, holder: undefined };
    const mobile = context.atRest.open('mobile', code.mobile_sealed);
    const { user } = await readOtpRequest(mobile, context);
    return { code, holder: user?.user_id };
  },
  decide({ otp, txnId: _ }, { code, holder }, context) {
    const { user_id } = context.actor;
    if (!code || code.user_id !== user_id) return refuse({ code: 'USRAUT0012', path: 'txnId' });
    const wrong = judgeOtp(code, { otp, purposes: ['change-mobile'] }, context);
    if (wrong) return wrong;
    if (holder !== undefined && holder !== user_id)
      return refuse({ code: 'USRPRF0005', path: 'mobile_number' });
    return { decision: code, reply: {}, audit: [{ beneficiary_id: '0', subject: user_id }] };
  },
  write({ txn_id, mobile_sealed, mobile_hash }, { db, actor, now }) {
    db.run(useOtp(txn_id, now.instant));
    db.run(storeMobile(actor.user_id, { mobile_sealed, mobile_hash }));
  },
};
