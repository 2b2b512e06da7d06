import { deleteUser } from '@teeka/contract/workers';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { mobileOfUser } from '../../../platform/sealing/numbers-of.ts';
import { passwordTurns } from '../../auth/index.ts';
import { judgeGuard, readGuard, settleGuard } from '../guarded-act.ts';
import { judgeAct } from '../judge-act.ts';
import { workerInArea } from '../queries.ts';
import { hangsOn, holdUser, removals } from './queries.ts';
import { tellWorker } from './tell-worker.ts';

/**
 * Removes an account that was made by mistake. One that was ever used stays, as what was recorded names it, and so does one
 * that sessions or villages name: it is closed instead. That it was there stays on the audit log.
 */
export const deleteUserHandler = ({ sms }: Platform) =>
  commandHandler(deleteUser, {
    turns: passwordTurns,
    async read({ user_id }, context) {
      const { scope } = context.actor;
      const guard = await readGuard('end', user_id, context);
      await context.db.first(holdUser(user_id));
      const worker = await context.db.first(workerInArea(user_id, scope));
      const hanging = worker ? await context.db.first(hangsOn(user_id)) : undefined;
      return { guard, worker, hanging };
    },
    async decide(input, { guard, worker, hanging }, context) {
      const judged = judgeAct(input, worker, context);
      if ('refused' in judged) return judged;
      const barred = await judgeGuard(guard, input.currentPassword, context);
      if (barred) return barred;
      if (!hanging || hanging.was_used || hanging.sessions > 0 || hanging.villages > 0)
        return refuse({ code: 'ADMROL0007' });
      const { user_id, user_name, role } = judged.worker;
      const detail = { security: 'account of a worker removed', user_name, role, reason: judged.reason };
      return {
        decision: { user_id, guard },
        reply: {},
        audit: [{ beneficiary_id: '0', subject: user_id, detail }],
        afterwards() {
          const to = mobileOfUser(judged.worker, context.atRest);
          tellWorker(sms, { to, what: 'accountRemoved', state_code: judged.worker.state_code });
        },
      };
    },
    write({ user_id, guard }, context) {
      settleGuard(guard, context);
      for (const removal of removals(user_id)) context.db.run(removal);
    },
  });
