import { endSignInsOfWorker } from '@teeka/contract/workers';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { mobileOfUser } from '../../platform/sealing/numbers-of.ts';
import {
  actsRefusal,
  countAct,
  endEverything,
  holdOwnSignIns,
  holdSignInsOf,
  knowsDevices,
  readActs,
} from '../auth/index.ts';
import { tellWorker } from './account/tell-worker.ts';
import { judgeAct } from './judge-act.ts';
import { workerInArea } from './queries.ts';

/** Ends every sign-in of a worker, and no device of theirs is known any longer: the very next call of each of their phones is refused, and none can be refreshed. */
export const endSignInsOfWorkerHandler = ({ signIns, sms }: Platform) =>
  commandHandler(endSignInsOfWorker, {
    async read({ user_id }, context) {
      const { actor, db } = context;
      const acts = await readActs('end', user_id, context);
      await holdOwnSignIns(context);
      const worker = await db.first(workerInArea(user_id, actor.scope));
      if (!worker) return { acts, worker, ended: 0, known: false };
      const signIns = await db.rows(holdSignInsOf(user_id));
      // Whether the account knows a device, be somebody signed in there or not.
      const devices = await db.first(knowsDevices(user_id));
      return { acts, worker, ended: signIns.length, known: devices?.known === true };
    },
    decide(input, { acts, worker, ended, known }, context) {
      const judged = judgeAct(input, worker, context);
      if ('refused' in judged) return judged;
      // What ends nothing counts nothing.
      const isAct = ended > 0 || known;
      const tooMany = isAct ? actsRefusal(acts, context.now.instant) : undefined;
      if (tooMany) return refuse(tooMany);
      const { user_id } = judged.worker;
      const detail = { security: 'sign-ins of a worker ended', ended, reason: judged.reason };
      return {
        decision: isAct ? { user_id, acts } : undefined,
        reply: { ended },
        audit: [{ beneficiary_id: '0', subject: user_id, detail }],
        afterwards() {
          signIns.forgetUser(user_id);
          const to = ended > 0 ? mobileOfUser(judged.worker, context.atRest) : '';
          tellWorker(sms, { to, what: 'signInsEnded', state_code: judged.worker.state_code });
        },
      };
    },
    write(act, context) {
      if (!act) return;
      const { user_id, acts } = act;
      const now = context.now.instant;
      const because = 'ended by who answers for the area';
      endEverything(user_id, { now, because }, context.db);
      countAct(acts, context);
    },
  });
