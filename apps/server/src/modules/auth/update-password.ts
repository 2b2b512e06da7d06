import { updatePassword, updatePasswordProfile } from '@teeka/contract/auth';
import { type CommandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { type ChangeRows, checkChange, readChange } from './current-password.ts';
import { forgetSignIns, type NewPassword, newPassword, passwordChanged, storeNewPassword } from './new-password.ts';
import { passwordTurns } from './password-check.ts';
import { endAllAndForget } from './signed-in/queries.ts';
import { placeHashes } from './standing.ts';

interface Decision {
  readonly changed: NewPassword;
  /** Where it was set. */
  readonly device: string | undefined;
}

/** Sets the new password that signing in asked for. */
export function updatePasswordHandler(platform: Platform): CommandHandler<typeof updatePassword, ChangeRows, Decision> {
  return {
    call: updatePassword,
    turns: passwordTurns,
    read: (input, context) => readChange(input, { device: input.device }, context),
    async decide(input, rows, context) {
      const user = await checkChange(input, rows, context);
      if ('refused' in user) return user;
      const decision = { changed: await newPassword(user, input.newPassword), device: input.device };
      return { decision, reply: {}, audit: [{ beneficiary_id: '0', subject: user.user_id }] };
    },
    write({ changed, device }, context) {
      const { atRest, db, now, origin } = context;
      storeNewPassword(changed, context);
      const here = placeHashes(atRest, { address: origin.address, device }).device;
      const stays = { device_hash: here ?? null };
      db.run(endAllAndForget(changed.user.user_id, { now: now.instant, because: passwordChanged, stays }));
    },
    after: ({ changed }) => forgetSignIns(platform, changed),
  };
}

/** Changes the own password from the profile; this sign-in and its device stay, all others end. */
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
  };
}
