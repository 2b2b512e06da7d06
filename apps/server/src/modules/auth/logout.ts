import { logout } from '@teeka/contract/auth';
import { commandHandler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { endSignIn } from './queries.ts';

/** Ends the sign-in with its tokens and its session key. */
export const logoutHandler = ({ signIns }: Platform) =>
  commandHandler(logout, {
    read: async () => null,
    decide: (_input, _rows, { actor }) => ({ decision: actor.sign_in_id, reply: 'signed out', audit: [] }),
    write: (sign_in_id, { db, now }) => db.run(endSignIn(sign_in_id, { now: now.instant, because: 'signed out' })),
    async after(sign_in_id) {
      signIns.forget(sign_in_id);
      return undefined;
    },
  });
