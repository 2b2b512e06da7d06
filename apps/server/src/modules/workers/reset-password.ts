import { resetPassword } from '@teeka/contract/workers';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { mobileOfUser } from '../../platform/sealing/numbers-of.ts';
import {
  actsRefusal,
  checkOwnPassword,
  countAct,
  giveOneTimePassword,
  holdOwnSignIns,
  oneTimePassword,
  passwordTurns,
  readActs,
  readOwnPassword,
  settleOwnPassword,
  tellPasswordSet,
} from '../auth/index.ts';
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
      const { user_id: own, sign_in_id, scope } = context.actor;
      const acts = await readActs('end', user_id, context);
      await holdOwnSignIns(context);
      const [password, worker] = await Promise.all([
        readOwnPassword(own, { sign_in_id }, context),
        context.db.first(workerInArea(user_id, scope)),
      ]);
      return { acts, password, worker };
    },
    async decide(input, { acts, password, worker }, context) {
      const judged = judgeAct(input, worker, context);
      if ('refused' in judged) return judged;
      const tooMany = actsRefusal(acts, context.now.instant);
      if (tooMany) return refuse(tooMany);
      const owner = await checkOwnPassword(input.currentPassword, password, context);
      if ('refused' in owner) return owner;
      const given = await oneTimePassword();
      const detail = { security: 'password of a worker set anew, sign-ins ended', reason: judged.reason };
      return {
        decision: { worker: judged.worker, given, acts, password },
        reply: { password: given.password },
        audit: [{ beneficiary_id: '0', subject: judged.worker.user_id, detail }],
      };
    },
    write({ worker, given, acts, password }, context) {
      settleOwnPassword(password, context.db);
      giveOneTimePassword(worker, given, context);
      countAct(acts, context);
    },
    async after({ worker }, context) {
      signIns.forgetUser(worker.user_id);
      const to = mobileOfUser(worker, context.atRest);
      if (to !== '') tellPasswordSet(sms, to, context);
      return undefined;
    },
  });
