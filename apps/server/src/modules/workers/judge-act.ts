import { checkRemark } from '@teeka/domain/text';
import { answersFor } from '@teeka/domain/workers';
import { type Context, type Refused, refuse } from '../../platform/http/handler.ts';
import type { WorkerRow } from './queries.ts';

interface Act {
  readonly user_id: string;
  readonly reason: string;
}

type Judged = { readonly worker: WorkerRow; readonly reason: string } | Refused;

/**
 * The worker whom an act is about with the reason for it, where the actor answers for them. Somebody above, a worker of
 * elsewhere and an account that does not exist are refused alike, and that it was tried stays to be known.
 */
export function judgeAct(act: Act, worker: WorkerRow | undefined, context: Pick<Context, 'actor'>): Judged {
  const judged = judgeActOf(act.user_id, worker, context);
  if ('refused' in judged) return judged;
  const why = checkRemark(act.reason);
  return why.ok ? { ...judged, reason: why.normal } : refuse({ ...why.refusal, path: 'reason' });
}

/** The same where a caller may leave out the reason. */
export function judgeActOf(user_id: string, worker: WorkerRow | undefined, { actor }: Pick<Context, 'actor'>): Judged {
  const own = { role: actor.role, user_level: actor.scope.level };
  if (!worker || worker.user_id === actor.user_id || !answersFor(own, worker))
    return {
      ...refuse({ code: 'REQVAL0012', path: 'user_id' }),
      audit: [{ beneficiary_id: '0', subject: user_id, detail: { refused: 'REQVAL0012' } }],
    };
  return { worker, reason: '' };
}
