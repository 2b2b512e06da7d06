import { updatePasswordProfile } from '@teeka/contract/auth';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { checkChange, readChange } from './current-password.ts';
import { forgetSignIns, newPassword, passwordChanged, storeNewPassword } from './new-password.ts';
import { passwordTurns } from './password-check.ts';
import { endAllAndForget } from './signed-in/queries.ts';

/** Changes the own password from the profile; this sign-in and its device stay, all others end. */
export const updatePasswordProfileHandler = (platform: Platform) =>
  commandHandler(updatePasswordProfile, {
    turns: passwordTurns,
    read(input, context) {
      const { user_id, sign_in_id } = context.actor;
      return readChange({ ...input, userId: user_id }, { sign_in_id }, context);
    },
    async decide(input, rows, context) {
      if (input.userId !== context.actor.user_id) return refuse({ code: 'REQVAL0012', path: 'userId' });
      const user = await checkChange(input, rows, context);
      if ('refused' in user) return user;
      const decision = await newPassword(user, input.newPassword);
      return { decision, reply: {}, audit: [{ beneficiary_id: '0', subject: user.user_id }] };
    },
    write(changed, context) {
      const { actor, db, now } = context;
      storeNewPassword(changed, context);
      const stays = { sign_in_id: actor.sign_in_id };
      db.run(endAllAndForget(actor.user_id, { now: now.instant, because: passwordChanged, stays }));
    },
    after: (changed) => forgetSignIns(platform, changed),
  });
