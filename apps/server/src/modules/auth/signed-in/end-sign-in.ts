import { endSignIn } from '@teeka/contract/auth';
import { commandHandler, type Refused, refuse } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { holdOwnSignIns } from './hold-own.ts';
import { endAndForget, holdSignIn } from './queries.ts';

const because = 'ended by the worker';

/** Whom a refused act was about stays to be known: somebody may be trying the sign-ins of others. */
const refusedOf = (sign_in_id: string): Refused => ({
  ...refuse({ code: 'REQVAL0012', path: 'sign_in_id' }),
  audit: [{ beneficiary_id: '0', subject: sign_in_id, detail: { refused: 'REQVAL0012' } }],
});

/** Ends one other sign-in of the actor's. */
export const endSignInHandler = ({ signIns }: Platform) =>
  commandHandler(endSignIn, {
    async read({ sign_in_id }, context) {
      await holdOwnSignIns(context);
      return context.db.first(holdSignIn(context.actor.user_id, sign_in_id));
    },
    decide({ sign_in_id }, signIn, { actor }) {
      if (!signIn) return refusedOf(sign_in_id);
      if (sign_in_id === actor.sign_in_id) return refuse({ code: 'USRAUT0030', path: 'sign_in_id' });
      const detail = { security: 'own sign-in ended', sign_in_id, ended: signIn.ended_at ? 0 : 1 };
      const audit = [{ beneficiary_id: '0', subject: actor.user_id, detail }];
      const afterwards = () => signIns.forget(sign_in_id);
      return { decision: sign_in_id, reply: {}, audit, afterwards };
    },
    write: (sign_in_id, { actor, db, now }) =>
      db.run(endAndForget(actor.user_id, { sign_in_ids: [sign_in_id], now: now.instant, because })),
  });
