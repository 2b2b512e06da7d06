import { endSignInsOfWorker } from '@teeka/contract/workers';
import { type CommandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import {
  type ActsRows,
  actsRefusal,
  countAct,
  endEverything,
  holdSignInsOf,
  readActs,
} from '../auth/index.ts';
import { judgeAct } from './judge-act.ts';
import { type WorkerRow, workerInArea } from './queries.ts';

interface Rows {
  readonly worker: WorkerRow | undefined;
  readonly sign_in_ids: readonly string[];
  readonly acts: ActsRows;
}

interface Decision {
  readonly acts: ActsRows;
  readonly user_id: string;
}

/** Ends every sign-in of a worker: the very next call of each of their phones is refused, and none can be refreshed. */
export function endSignInsOfWorkerHandler({
  signIns,
}: Platform): CommandHandler<typeof endSignInsOfWorker, Rows, Decision> {
  return {
    call: endSignInsOfWorker,
    async read({ user_id }, context) {
      const { actor, db } = context;
      const acts = await readActs('end', user_id, context);
      const worker = await db.first(workerInArea(user_id, actor.scope));
      const held = worker ? await db.rows(holdSignInsOf(user_id)) : [];
      return { acts, worker, sign_in_ids: held.map(({ sign_in_id }) => sign_in_id) };
    },
    decide(input, { acts, worker, sign_in_ids }, context) {
      const judged = judgeAct(input, worker, context);
      if ('refused' in judged) return judged;
      const tooMany = actsRefusal(acts, context.now.instant);
      if (tooMany) return refuse(tooMany);
      const { user_id } = judged.worker;
      const ended = sign_in_ids.length;
      const detail = { security: 'sign-ins of a worker ended', ended, reason: judged.reason };
      return {
        decision: { user_id, acts },
        reply: { ended },
        audit: [{ beneficiary_id: '0', subject: user_id, detail }],
      };
    },
    write({ user_id, acts }, context) {
      const now = context.now.instant;
      const because = 'ended by who answers for the area';
      endEverything(user_id, { now, because }, context.db);
      countAct(acts, context);
    },
    async after({ user_id }) {
      signIns.forgetUser(user_id);
      return undefined;
    },
  };
}
