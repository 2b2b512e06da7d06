import { mayReadAudit } from '@teeka/domain/audit';
import type { Reader } from '../../../platform/db/database.ts';
import { type AuditLine, type Context, type Refused, refuse } from '../../../platform/http/handler.ts';
import { judgeAct, workerInArea } from '../../workers/index.ts';
import type { About } from './line-of.ts';
import { countOfPerson, countOfWorker, personLookedAt, rowsOfPerson, rowsOfWorker, workerLookedAt } from './queries.ts';

type Reading = Context & { readonly db: Reader };

/** Who is looked into: under which id, and the name. */
export interface LookedAt {
  readonly about: About;
  readonly id: string;
  readonly name: string;
}

/** What is requested of the log. */
export const rowsAbout = {
  person: { rows: rowsOfPerson, count: countOfPerson },
  worker: { rows: rowsOfWorker, count: countOfWorker },
} as const;

/** That somebody looked is a row of the same audit. */
export const looking = ({ about, id }: LookedAt, detail: NonNullable<AuditLine['detail']>): AuditLine =>
  about === 'person' ? { beneficiary_id: id, detail } : { beneficiary_id: '0', subject: id, detail };

/** The person, for who may read audits and in whose area the person lives; others are refused alike, and traced. */
export async function personOf(beneficiaryId: string, { actor, now, db }: Reading): Promise<LookedAt | Refused> {
  const person = mayReadAudit(actor.role) ? await db.first(personLookedAt(actor, now.today, beneficiaryId)) : undefined;
  return person
    ? { about: 'person', id: person.beneficiary_id, name: person.name }
    : refuse({ code: 'REQVAL0012', path: 'beneficiaryId' });
}

/** The worker, for who may read audits and answers for the worker; nobody reads the own one. */
export async function workerOf(user_id: string, context: Reading): Promise<LookedAt | Refused> {
  const { actor, db } = context;
  const worker = mayReadAudit(actor.role) ? await db.first(workerInArea(user_id, actor.scope)) : undefined;
  const judged = judgeAct({ user_id, reason: undefined }, worker, context);
  if ('refused' in judged) return judged;
  const [found] = await db.rows(workerLookedAt(user_id));
  return { about: 'worker', id: user_id, name: found?.name ?? '' };
}
