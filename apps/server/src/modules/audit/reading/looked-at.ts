import { mayReadAudit } from '@teeka/domain/audit';
import type { Reader } from '../../../platform/db/database.ts';
import { type Context, type Refused, refuse } from '../../../platform/http/handler.ts';
import { judgeAct, workerInArea } from '../../workers/index.ts';
import { personLookedAt, workerLookedAt } from './queries.ts';

type Reading = Context & { readonly db: Reader };

/** Who is looked into: under which id, and the name. */
export interface LookedAt {
  readonly id: string;
  readonly name: string;
}

/** The person, for who may read audits and in whose area the person lives; others are refused alike, and traced. */
export async function personOf(beneficiaryId: string, { actor, now, db }: Reading): Promise<LookedAt | Refused> {
  const person = mayReadAudit(actor.role) ? await db.first(personLookedAt(actor, now.today, beneficiaryId)) : undefined;
  return person
    ? { id: person.beneficiary_id, name: person.name }
    : refuse({ code: 'REQVAL0012', path: 'beneficiaryId' });
}

/** The worker, for who may read audits and answers for the worker; nobody reads the own one. */
export async function workerOf(user_id: string, context: Reading): Promise<LookedAt | Refused> {
  const { actor, db } = context;
  const worker = mayReadAudit(actor.role) ? await db.first(workerInArea(user_id, actor.scope)) : undefined;
  const judged = judgeAct({ user_id, reason: undefined }, worker, context);
  if ('refused' in judged) return judged;
  const [found] = await db.rows(workerLookedAt(user_id));
  return { id: user_id, name: found?.name ?? '' };
}
