import { newLogin } from '@teeka/contract/auth';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { twoStepFor, twoStepOf } from '../settings/index.ts';
import { checkPassword, passwordTurns, readPasswordRows } from './password-check.ts';
import { startSignIn, storeSignIn } from './sign-in.ts';

/** Signs in with the password alone; where two steps are required, of everybody or of that role, this way is closed. */
export const newLoginHandler = (platform: Platform) =>
  commandHandler(newLogin, {
    turns: passwordTurns,
    read: readPasswordRows,
    async decide(input, rows, context) {
      if (twoStepOf(rows.settings, platform.env)) return refuse({ code: 'REQVAL0007' });
      const right = await checkPassword(input, rows, context);
      if ('refused' in right) return right;
      const { user, store } = right;
      if (twoStepFor(rows.settings, platform.env, user.role))
        return { ...refuse({ code: 'USRAUT0023' }), aside: store };
      const started = startSignIn(platform, { user_id: right.user.user_id, device: input.device }, context);
      const audit = [{ beneficiary_id: '0', subject: right.user.user_id }];
      return { decision: { right, started }, reply: started.reply, audit };
    },
    write({ right, started }, { db }) {
      storeSignIn(started, right.user, db);
      right.store(db);
    },
  });
