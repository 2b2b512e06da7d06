import { checkRemark } from '@teeka/domain/text';
import { answersFor } from '@teeka/domain/workers';
import { type Context, type Refused, refuse } from '../../platform/http/handler.ts';
import type { WorkerRow } from './queries.ts';

interface Act {
  readonly user_id: string;
  /** Undefined where the caller left it out and may. */
  readonly reason: string | undefined;
}

/**
 * The worker whom an act is about with the reason for it, where the actor answers for them. Somebody above, a worker of
 * elsewhere and an account that does not exist are refused alike, and that it was tried stays to be known.
 */
export function judgeAct(
  { user_id, reason }: Act,
  worker: WorkerRow | undefined,
  { actor }: Pick<Context, 'actor'>,
): { readonly worker: WorkerRow; readonly reason: string } | Refused {
  const own = { role: actor.role, user_level: actor.scope.level };
  if (!worker || worker.user_id === actor.user_id || !answersFor(own, worker))
    return {
      ...refuse({ code: 'REQVAL0012', path: 'user_id' }),
      audit: [{ beneficiary_id: '0', subject: user_id, detail: { refused: 'REQVAL0012' } }],
    };
  if (reason === undefined) return { worker, reason: '' };
  const why = checkRemark(reason);
  return why.ok ? { worker, reason: why.normal } : refuse({ ...why.refusal, path: 'reason' });
}
