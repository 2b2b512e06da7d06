import { updatePassword } from '@teeka/contract/auth';
import { commandHandler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { checkChange, readChange } from './current-password.ts';
import { forgetSignIns, newPassword, passwordChanged, storeNewPassword } from './new-password.ts';
import { passwordTurns } from './password-check.ts';
import { endAllAndForget } from './signed-in/queries.ts';
import { placeHashes } from './standing.ts';

/** Sets the new password that signing in asked for. */
export const updatePasswordHandler = (platform: Platform) =>
  commandHandler(updatePassword, {
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
  });
