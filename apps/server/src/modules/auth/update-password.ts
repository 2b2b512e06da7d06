import { updatePassword, updatePasswordProfile } from '@teeka/contract/auth';
import { type CommandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { type ChangeRows, checkChange, readChange } from './current-password.ts';
import { forgetSignIns, type NewPassword, newPassword, storeNewPassword } from './new-password.ts';
import { passwordTurns } from './password-check.ts';

/** Sets the new password that signing in asked for. */
export function updatePasswordHandler(
  platform: Platform,
): CommandHandler<typeof updatePassword, ChangeRows, NewPassword> {
  return {
    call: updatePassword,
    turns: passwordTurns,
    read: (input, context) => readChange(input, { device: input.device }, context),
    async decide(input, rows, context) {
      const user = await checkChange(input, rows, context);
      if ('refused' in user) return user;
      const decision = await newPassword(user, input.newPassword);
      return { decision, reply: {}, audit: [{ beneficiary_id: '0', subject: user.user_id }] };
    },
    write: storeNewPassword,
    after: (changed) => forgetSignIns(platform, changed),
  };
}

/** Changes the own password from the profile; this sign-in stays, all others end. */
export function updatePasswordProfileHandler(
  platform: Platform,
): CommandHandler<typeof updatePasswordProfile, ChangeRows, NewPassword> {
  return {
    call: updatePasswordProfile,
    turns: passwordTurns,
    read(input, context) {
      const { user_id, sign_in_id } = context.actor;
      return readChange({ ...input, userId: user_id }, { sign_in_id }, context);
    },
    async decide(input, rows, context) {
      if (input.userId !== context.actor.user_id) return refuse({ code: 'REQVAL0012', path: 'userId' });
      const user = await checkChange(input, rows, context);
      if ('refused' in user) return user;
      const decision = await newPassword(user, input.newPassword, context.actor.sign_in_id);
      return { decision, reply: {}, audit: [{ beneficiary_id: '0', subject: user.user_id }] };
    },
    write: storeNewPassword,
    after: (changed) => forgetSignIns(platform, changed),
  };
}
