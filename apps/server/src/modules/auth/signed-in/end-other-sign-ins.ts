import { endOtherSignIns } from '@teeka/contract/auth';
import { commandHandler } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { holdOwnSignIns } from './hold-own.ts';
import { endAllAndForget } from './queries.ts';

const because = 'ended by the worker';

/** Ends every sign-in of the actor's but the one that asks. */
export const endOtherSignInsHandler = ({ signIns }: Platform) =>
  commandHandler(endOtherSignIns, {
    async read(_input, context) {
      const own = await holdOwnSignIns(context);
      return own.filter((one) => one !== context.actor.sign_in_id);
    },
    decide(_input, others, { actor }) {
      const detail = { security: 'other own sign-ins ended', ended: others.length };
      return {
        decision: others,
        reply: { ended: others.length },
        audit: [{ beneficiary_id: '0', subject: actor.user_id, detail }],
        afterwards: () => signIns.forgetUser(actor.user_id),
      };
    },
    write: (_others, { actor, db, now }) =>
      db.run(
        endAllAndForget(actor.user_id, {
          now: now.instant,
          because,
          stays: { sign_in_id: actor.sign_in_id },
        }),
      ),
  });
