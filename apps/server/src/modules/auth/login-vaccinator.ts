import { loginVaccinator } from '@teeka/contract/auth';
import { type CommandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { type IssuedOtp, issueOtp, otpReply, sendOtp, storeOtp } from './otp.ts';
import { type OtpRequestRows, readOtpRequest } from './otp-request.ts';
import {
  checkPassword,
  type PasswordRows,
  passwordTurns,
  type RightPassword,
  readPasswordRows,
} from './password-check.ts';
import { judgeCodes } from './throttle.ts';

interface Rows {
  readonly password: PasswordRows;
  readonly code: OtpRequestRows | undefined;
}

interface Decision {
  readonly right: RightPassword;
  readonly issued: IssuedOtp;
}

/** The first of two steps: the password is right, so a code goes to the registered number. */
export function loginVaccinatorHandler({
  env,
  sms,
}: Platform): CommandHandler<typeof loginVaccinator, Rows, Decision> {
  return {
    call: loginVaccinator,
    turns: passwordTurns,
    async read(input, context) {
      const password = await readPasswordRows(input, context);
      const sealed = password.user?.mobile_sealed;
      const code = sealed ? await readOtpRequest(context.atRest.open('mobile', sealed), context) : undefined;
      return { password, code };
    },
    async decide(input, rows, context) {
      if (!env.twoStep) return refuse({ code: 'REQVAL0007' });
      const right = await checkPassword(input, rows.password, context);
      if ('refused' in right) return right;
      const { user } = right;
      // Without a registered number there is no second step, and only an administrator can give one.
      if (!user.mobile_sealed || !rows.code) return { refused: [{ code: 'USRPRF0012' }], aside: right.store };
      const barred = judgeCodes(rows.code.sent, context.now.instant);
      if (barred) return { refused: [barred], aside: right.store };
      const mobile = context.atRest.open('mobile', user.mobile_sealed);
      const issued = issueOtp({ purpose: 'two-step', mobile, user_id: user.user_id, isSent: true }, context);
      const audit = [{ beneficiary_id: '0', subject: user.user_id }];
      return { decision: { right, issued }, reply: otpReply(issued), audit };
    },
    write({ right, issued }, context) {
      right.store(context.db);
      storeOtp(issued, context);
    },
    after: ({ issued }, context) => sendOtp(sms, issued, context),
  };
}
