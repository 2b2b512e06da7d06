import { unlockWorker } from '@teeka/contract/workers';
import { type CommandHandler, refuse } from '../../platform/http/handler.ts';
import {
  type ActsRows,
  actsRefusal,
  countAct,
  forgetTriesOf,
  holdOwnSignIns,
  readActs,
  restsOf,
} from '../auth/index.ts';
import { judgeAct } from './judge-act.ts';
import { type WorkerRow, workerInArea } from './queries.ts';

interface Rows {
  readonly worker: WorkerRow | undefined;
  /** Whether wrong passwords keep somebody out at one place at least. */
  readonly isLocked: boolean;
  readonly acts: ActsRows;
}

/** What is opened; undefined where nobody is kept out. */
type Decision = { readonly user_name: string; readonly acts: ActsRows } | undefined;

/** Opens an account that rests after wrong passwords, at once and wherever they were tried. */
export const unlockWorkerHandler: CommandHandler<typeof unlockWorker, Rows, Decision> = {
  call: unlockWorker,
  async read({ user_id }, context) {
    const acts = await readActs('open', user_id, context);
    await holdOwnSignIns(context);
    const worker = await context.db.first(workerInArea(user_id, context.actor.scope));
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
    };
  },
  write(opened, context) {
    if (!opened) return;
    forgetTriesOf(opened.user_name, context);
    countAct(opened.acts, context);
  },
};
