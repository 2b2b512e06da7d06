import { resetPassword } from '@teeka/contract/auth';
import { withoutSpaces } from '@teeka/domain/text';
import { type CommandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { allSettings, type SettingRow } from '../settings/index.ts';
import {
  forgetSignIns,
  type NewPassword,
  newPassword,
  newPasswordRefusals,
  storeNewPassword,
} from './new-password.ts';
import { judgeOtp } from './otp.ts';
import { passwordTurns } from './password-check.ts';
import { lockOtp, type OtpRow, type UserRow, useOtp, userById } from './queries.ts';

interface Rows {
  readonly otp: OtpRow | undefined;
  readonly user: UserRow | undefined;
  readonly settings: readonly SettingRow[];
}

interface Decision {
  readonly txn_id: string;
  readonly changed: NewPassword;
}

/** Second step of a forgotten password. It also opens an account that wrong tries have locked (USRAUT0005). */
export function resetPasswordHandler(
  platform: Platform,
): CommandHandler<typeof resetPassword, Rows, Decision> {
  return {
    call: resetPassword,
    turns: passwordTurns,
    async read({ txnId }, { db }) {
      const [otp, settings] = await Promise.all([db.first(lockOtp(txnId)), db.rows(allSettings())]);
      const user = otp?.user_id ? await db.first(userById(otp.user_id)) : undefined;
      return { otp, user, settings };
    },
    async decide(input, { otp, user, settings }, context) {
      const wrong = judgeOtp(otp, { otp: input.otp, purposes: ['forgot'] }, context);
      if (wrong) return wrong;
      const number = withoutSpaces(input.phoneNumber);
      if (!user?.is_active || !otp || !context.atRest.hash('mobile', number).equals(otp.mobile_hash))
        return refuse({ code: 'USRPRF0012', path: 'phoneNumber' });
      const refused = await newPasswordRefusals(input.newPassword, { user, settings });
      if (refused.length > 0) return refuse(...refused);
      const changed = await newPassword(user, input.newPassword);
      const audit = [{ beneficiary_id: '0', subject: user.user_id }];
      return { decision: { txn_id: input.txnId, changed }, reply: {}, audit };
    },
    write({ txn_id, changed }, context) {
      context.db.run(useOtp(txn_id, context.now.instant));
      storeNewPassword(changed, context);
    },
    after: ({ changed }) => forgetSignIns(platform, changed),
  };
}
