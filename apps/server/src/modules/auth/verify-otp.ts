import { verifyOtp } from '@teeka/contract/auth';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { allSettings, twoStepFor } from '../settings/index.ts';
import { judgeOtp, readOtp } from './otp.ts';
import { useOtp, userById } from './queries.ts';
import { startSignIn, storeSignIn } from './sign-in.ts';

/** Signs in with a code: the only step of one way, the second step of the other. */
export const verifyOtpHandler = (platform: Platform) =>
  commandHandler(verifyOtp, {
    async read({ txnId }, context) {
      const [otp, settings] = await Promise.all([readOtp(txnId, context), context.db.rows(allSettings())]);
      const user_id = otp.row?.user_id;
      const user = user_id ? await context.db.first(userById(user_id)) : undefined;
      return { otp, user, twoStep: twoStepFor(settings, platform.env, user?.role) };
    },
    decide({ otp, txnId, device }, rows, context) {
      const purposes = rows.twoStep ? (['two-step'] as const) : (['sign-in', 'two-step'] as const);
      const wrong = judgeOtp(rows.otp, { otp, purposes, sms: platform.sms }, context);
      if (wrong) return wrong;
      if (!rows.user) return refuse({ code: 'USRPRF0002', path: 'otp' });
      if (!rows.user.is_active) return refuse({ code: 'USRAUT0003' });
      const { user } = rows;
      const { user_id, must_change_password } = user;
      // A password that somebody else gave is not the way in, and a code is no way around it.
      if (must_change_password)
        return {
          ...refuse({ code: 'USRAUT0004', values: { user_id } }),
          aside: (db) => db.run(useOtp(txnId, context.now.instant)),
        };
      const started = startSignIn(platform, { user_id, device }, context);
      const audit = [{ beneficiary_id: '0', subject: user_id }];
      return { decision: { txn_id: txnId, user, started }, reply: started.reply, audit };
    },
    write({ txn_id, user, started }, { db, now }) {
      db.run(useOtp(txn_id, now.instant));
      storeSignIn(started, user, db);
    },
  });
