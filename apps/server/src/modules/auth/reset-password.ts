import { resetPassword } from '@teeka/contract/auth';
import { withoutSpaces } from '@teeka/domain/text';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { allSettings, twoStepFor } from '../settings/index.ts';
import { knownPlaces } from './counting/queries.ts';
import {
  forgetSignIns,
  newPassword,
  passwordChanged,
  resetRefusals,
  storeNewPassword,
  tellPasswordSet,
} from './new-password.ts';
import { numberOf } from './number-of-user.ts';
import { judgeOtp, readOtp } from './otp.ts';
import { passwordTurns } from './password-check.ts';
import { storeReset, useOtp, userById } from './queries.ts';
import { judgeNewNumber } from './reset-rules.ts';
import { endSignInsOf } from './signed-in/queries.ts';
import { listed, placeHashes, standingAmong } from './standing.ts';

/** Second step of a forgotten password. It also opens an account that wrong tries have locked (USRAUT0005). */
export const resetPasswordHandler = (platform: Platform) =>
  commandHandler(resetPassword, {
    turns: passwordTurns,
    async read({ txnId, device }, context) {
      const { db, atRest, origin } = context;
      const [otp, settings] = await Promise.all([readOtp(txnId, context), db.rows(allSettings())]);
      const user = otp.row?.user_id ? await db.first(userById(otp.row.user_id)) : undefined;
      const places = listed(placeHashes(atRest, { address: origin.address, device }));
      const known = user ? await db.rows(knownPlaces({ user_name: user.user_name }, places)) : [];
      return { otp, user, settings, standing: standingAmong(known) };
    },
    async decide(input, { otp, user, settings, standing }, context) {
      const { sms, env } = platform;
      const wrong = judgeOtp(otp, { otp: input.otp, purposes: ['forgot'], sms }, context);
      if (wrong) return wrong;
      const mobile = withoutSpaces(input.phoneNumber);
      const own = numberOf(user, context) || undefined;
      // The number may have become another since the code was requested.
      const isSent = otp.row && context.atRest.isHash('mobile', mobile, otp.row.mobile_hash);
      if (!user?.is_active || !isSent || own !== mobile) return refuse({ code: 'USRPRF0012', path: 'phoneNumber' });
      const young = judgeNewNumber(user, context.now.instant);
      if (young) return refuse(young);
      const refused = await resetRefusals(input.newPassword, { user, settings });
      if (refused.length > 0) return refuse(...refused);
      const changed = await newPassword(user, input.newPassword);
      const audit = [{ beneficiary_id: '0', subject: user.user_id }];
      const at = twoStepFor(settings, env, user.role) ? context.now.instant : null;
      const reset =
        standing === 'device' ? { reset_at: null, reset_known_at: at } : { reset_at: at, reset_known_at: null };
      return { decision: { txn_id: input.txnId, changed, mobile, reset }, reply: {}, audit };
    },
    write({ txn_id, changed, reset }, context) {
      const { db, now } = context;
      const { user_id } = changed.user;
      db.run(useOtp(txn_id, now.instant));
      db.run(storeReset(user_id, reset));
      storeNewPassword(changed, context);
      // The devices stay known: whoever holds the number only must not make the owner's unknown.
      db.run(endSignInsOf(user_id, { now: now.instant, because: passwordChanged }));
    },
    after({ changed, mobile }, context) {
      tellPasswordSet(platform.sms, mobile, context.origin.language);
      return forgetSignIns(platform, changed);
    },
  });
