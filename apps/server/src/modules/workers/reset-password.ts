import { resetPassword } from '@teeka/contract/workers';
import { messageLanguage } from '@teeka/domain/contact';
import { commandHandler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { mobileOfUser } from '../../platform/sealing/numbers-of.ts';
import { giveOneTimePassword, oneTimePassword, passwordTurns, tellPasswordSet } from '../auth/index.ts';
import { judgeGuard, readGuard, settleGuard } from './guarded-act.ts';
import { judgeAct } from './judge-act.ts';
import { workerInArea } from './queries.ts';

/**
 * A password for one sign-in, told by who answers for the worker. With it somebody could act as the worker until they
 * sign in: so the own password is asked, it counts as an act of the day, the worker's phone is told and the reason kept.
 * It keeps no receipt, where the password would stand: who gets no answer asks again, and the last one holds.
 */
export const resetPasswordHandler = ({ signIns, sms }: Platform) =>
  commandHandler(resetPassword, {
    turns: passwordTurns,
    async read({ user_id }, context) {
      const { scope } = context.actor;
      const guard = await readGuard('end', user_id, context);
      const worker = await context.db.first(workerInArea(user_id, scope));
      return { guard, worker };
    },
    async decide(input, { guard, worker }, context) {
      const judged = judgeAct(input, worker, context);
      if ('refused' in judged) return judged;
      const barred = await judgeGuard(guard, input.currentPassword, context);
      if (barred) return barred;
      const given = await oneTimePassword();
      const detail = { security: 'password of a worker set anew, sign-ins ended', reason: judged.reason };
      return {
        decision: { worker: judged.worker, given, guard },
        reply: { password: given.password },
        audit: [{ beneficiary_id: '0', subject: judged.worker.user_id, detail }],
      };
    },
    write({ worker, given, guard }, context) {
      settleGuard(guard, context);
      giveOneTimePassword(worker, given, context);
    },
    async after({ worker }, context) {
      signIns.forgetUser(worker.user_id);
      const to = mobileOfUser(worker, context.atRest);
      if (to !== '') tellPasswordSet(sms, to, messageLanguage(null, worker.state_code));
      return undefined;
    },
  });
