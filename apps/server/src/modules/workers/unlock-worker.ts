import { unlockWorker } from '@teeka/contract/workers';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { mobileOfUser } from '../../platform/sealing/numbers-of.ts';
import { actsRefusal, countAct, forgetTriesOf, holdOwnSignIns, readActs, restsOf } from '../auth/index.ts';
import { tellWorker } from './account/tell-worker.ts';
import { judgeAct } from './judge-act.ts';
import { workerInArea } from './queries.ts';

/** Opens an account that rests after wrong passwords, at once and wherever they were tried. */
export const unlockWorkerHandler = ({ sms }: Platform) =>
  commandHandler(unlockWorker, {
    async read({ user_id }, context) {
      const acts = await readActs('open', user_id, context);
      await holdOwnSignIns(context);
      const worker = await context.db.first(workerInArea(user_id, context.actor.scope));
      // Where wrong passwords keep somebody out.
      const rests = worker ? await restsOf([worker.user_name], context) : new Map<string, Date>();
      return { acts, worker, isLocked: rests.size > 0 };
    },
    decide(input, { acts, worker, isLocked }, context) {
      const judged = judgeAct(input, worker, context);
      if ('refused' in judged) return judged;
      // What opens nothing counts nothing, and strangers' tries stay counted.
      const tooMany = isLocked ? actsRefusal(acts, context.now.instant) : undefined;
      if (tooMany) return refuse(tooMany);
      const { user_id, user_name } = judged.worker;
      const security = isLocked ? 'wrong passwords of a worker forgotten' : 'account was not locked';
      const detail = { security, reason: judged.reason };
      return {
        decision: isLocked ? { user_name, acts } : undefined,
        reply: {},
        audit: [{ beneficiary_id: '0', subject: user_id, detail }],
        afterwards() {
          const to = isLocked ? mobileOfUser(judged.worker, context.atRest) : '';
          tellWorker(sms, { to, what: 'accountOpened', state_code: judged.worker.state_code });
        },
      };
    },
    write(opened, context) {
      if (!opened) return;
      forgetTriesOf(opened.user_name, context);
      countAct(opened.acts, context);
    },
  });
