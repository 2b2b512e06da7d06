import { updateUserStatus } from '@teeka/contract/workers';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { mobileOfUser } from '../../platform/sealing/numbers-of.ts';
import { actsRefusal, countAct, endEverything, holdOwnSignIns, holdSignInsOf, readActs } from '../auth/index.ts';
import { tellWorker } from './account/tell-worker.ts';
import { householdsChanged } from './households/queries.ts';
import { judgeAct } from './judge-act.ts';
import { storeStatus, workerInArea } from './queries.ts';

/**
 * Closes an account, so that its very next call is refused and nobody signs in with it, or opens it again. What was
 * recorded and not sent stays on the phone, and is sent once the account is open.
 */
export const updateUserStatusHandler = ({ signIns, sms }: Platform) =>
  commandHandler(updateUserStatus, {
    async read({ user_id }, context) {
      const acts = await readActs('end', user_id, context);
      await holdOwnSignIns(context);
      const worker = await context.db.first(workerInArea(user_id, context.actor.scope));
      const signedIn = worker ? await context.db.rows(holdSignInsOf(user_id)) : [];
      return { acts, worker, ended: signedIn.length };
    },
    decide({ user_id, isActive, reason }, { acts, worker, ended }, context) {
      const judged = judgeAct({ user_id, reason: reason === '' ? undefined : reason }, worker, context);
      if ('refused' in judged) return judged;
      const opens = isActive === '1';
      const changes = judged.worker.is_active !== opens;
      const tooMany = changes && !opens ? actsRefusal(acts, context.now.instant) : undefined;
      if (tooMany) return refuse(tooMany);
      const done = opens ? 'account of a worker opened' : 'account of a worker closed';
      const detail = { security: changes ? done : 'account was so already', reason: judged.reason };
      return {
        decision: changes ? { user_id, opens, acts } : undefined,
        reply: { ended: changes && !opens ? ended : 0 },
        audit: [{ beneficiary_id: '0', subject: user_id, detail }],
        afterwards() {
          signIns.forgetUser(user_id);
          const to = changes ? mobileOfUser(judged.worker, context.atRest) : '';
          const { state_code } = judged.worker;
          tellWorker(sms, { to, what: opens ? 'accountOpened' : 'accountClosed', state_code });
        },
      };
    },
    write(change, context) {
      if (!change) return;
      const { user_id, opens, acts } = change;
      const { db, now } = context;
      db.run(storeStatus(user_id, opens));
      db.run(householdsChanged(user_id));
      if (opens) return;
      endEverything(user_id, { now: now.instant, because: 'account closed' }, db);
      countAct(acts, context);
    },
  });
