import { unlockWorker } from '@teeka/contract/workers';
import { type CommandHandler, refuse } from '../../platform/http/handler.ts';
import { type ActsRows, actsRefusal, countAct, forgetTriesOf, readActs } from '../auth/index.ts';
import { judgeAct } from './judge-act.ts';
import { type WorkerRow, workerInArea } from './queries.ts';

interface Rows {
  readonly worker: WorkerRow | undefined;
  readonly acts: ActsRows;
}

interface Decision {
  readonly user_name: string;
  readonly acts: ActsRows;
}

/** Opens an account that rests after wrong passwords, at once and wherever they were tried. */
export const unlockWorkerHandler: CommandHandler<typeof unlockWorker, Rows, Decision> = {
  call: unlockWorker,
  async read({ user_id }, context) {
    const acts = await readActs('open', user_id, context);
    return { acts, worker: await context.db.first(workerInArea(user_id, context.actor.scope)) };
  },
  decide(input, { acts, worker }, context) {
    const judged = judgeAct(input, worker, context);
    if ('refused' in judged) return judged;
    const tooMany = actsRefusal(acts, context.now.instant);
    if (tooMany) return refuse(tooMany);
    const { user_id, user_name } = judged.worker;
    const detail = { security: 'wrong passwords of a worker forgotten', reason: judged.reason };
    return {
      decision: { user_name, acts },
      reply: {},
      audit: [{ beneficiary_id: '0', subject: user_id, detail }],
    };
  },
  write({ user_name, acts }, context) {
    forgetTriesOf(user_name, context);
    countAct(acts, context);
  },
};
