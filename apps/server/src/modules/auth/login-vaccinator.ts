import { loginVaccinator } from '@teeka/contract/auth';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { allSettings, twoStepOfAny } from '../settings/index.ts';
import { countedNumber, numberOf } from './number-of-user.ts';
import { issueOtp, otpReply, sendOtp, storeOtp } from './otp.ts';
import { judgeCodes, readOtpRequest } from './otp-request.ts';
import { checkPassword, passwordTurns, readPasswordRows } from './password-check.ts';
import { judgeReset } from './reset-rules.ts';

/** The first of two steps: the password is right, so a code goes to the registered number. */
export const loginVaccinatorHandler = ({ env, sms }: Platform) =>
  commandHandler(loginVaccinator, {
    turns: passwordTurns,
    async read(input, context) {
      if (!twoStepOfAny(await context.db.rows(allSettings()), env)) return undefined;
      const password = await readPasswordRows(input, context);
      const mobile = countedNumber(password.user, input.user_name, context);
      return { password, code: await readOtpRequest(mobile, input.device, context) };
    },
    async decide(input, rows, context) {
      if (!rows) return refuse({ code: 'REQVAL0007' });
      const right = await checkPassword(input, rows.password, context);
      if ('refused' in right) return right;
      const { user } = right;
      // Without a registered number there is no second step, and only an administrator can give one.
      const mobile = numberOf(user, context);
      if (mobile === '') return { refused: [{ code: 'USRPRF0012' }], aside: right.store };
      const { standing } = rows.password.tries;
      const barred = judgeReset(user, standing, context.now.instant) ?? judgeCodes(rows.code, context);
      if (barred) return { refused: [barred], aside: right.store };
      const { user_id } = user;
      const issued = issueOtp({ purpose: 'two-step', mobile, user_id, isSent: true, standing }, context);
      const audit = [{ beneficiary_id: '0', subject: user.user_id }];
      return { decision: { right, issued }, reply: otpReply(issued), audit };
    },
    write({ right, issued }, context) {
      right.store(context.db);
      storeOtp(issued, context);
    },
    after: ({ issued }, context) => sendOtp(sms, issued, context),
  });
