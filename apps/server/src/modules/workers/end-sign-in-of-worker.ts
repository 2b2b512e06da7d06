import { endSignInOfWorker } from '@teeka/contract/workers';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { mobileOfUser } from '../../platform/sealing/numbers-of.ts';
import { actsRefusal, countAct, endAndForget, holdOwnSignIns, holdSignIn, readActs } from '../auth/index.ts';
import { tellWorker } from './account/tell-worker.ts';
import { judgeAct } from './judge-act.ts';
import { workerInArea } from './queries.ts';

/** Ends one sign-in of a worker: the next call of that phone is refused, and the account does not know it any longer. */
export const endSignInOfWorkerHandler = ({ signIns, sms }: Platform) =>
  commandHandler(endSignInOfWorker, {
    async read({ user_id, sign_in_id }, context) {
      const acts = await readActs('end', user_id, context);
      await holdOwnSignIns(context);
      const worker = await context.db.first(workerInArea(user_id, context.actor.scope));
      return { acts, worker, signIn: worker && (await context.db.first(holdSignIn(user_id, sign_in_id))) };
    },
    decide(input, { acts, worker, signIn }, context) {
      const judged = judgeAct(input, worker, context);
      if ('refused' in judged) return judged;
      const { user_id, sign_in_id } = input;
      if (!signIn)
        return {
          ...refuse({ code: 'REQVAL0012', path: 'sign_in_id' }),
          audit: [{ beneficiary_id: '0', subject: user_id, detail: { refused: 'REQVAL0012', sign_in_id } }],
        };
      // One that has ended already is answered alike, and counts as nothing.
      const goesOn = signIn.ended_at === null;
      const tooMany = goesOn ? actsRefusal(acts, context.now.instant) : undefined;
      if (tooMany) return refuse(tooMany);
      const ended = goesOn ? 1 : 0;
      const detail = { security: 'sign-in of a worker ended', sign_in_id, ended, reason: judged.reason };
      return {
        decision: goesOn ? { user_id, sign_in_id, acts } : undefined,
        reply: { ended },
        audit: [{ beneficiary_id: '0', subject: user_id, detail }],
        afterwards() {
          signIns.forget(sign_in_id);
          const to = goesOn ? mobileOfUser(judged.worker, context.atRest) : '';
          tellWorker(sms, { to, what: 'signInsEnded', state_code: judged.worker.state_code });
        },
      };
    },
    write(act, context) {
      if (!act) return;
      const { user_id, sign_in_id, acts } = act;
      const because = 'ended by who answers for the area';
      context.db.run(endAndForget(user_id, { sign_in_ids: [sign_in_id], now: context.now.instant, because }));
      countAct(acts, context);
    },
  });
