import { findPaper } from '@teeka/contract/certificates';
import { typedPaperNumber } from '@teeka/domain/certificates';
import type { Reader } from '../../platform/db/database.ts';
import { type Context, queryHandler, refuse } from '../../platform/http/handler.ts';
import { drawnBy } from '../../platform/paper/queries.ts';
import { letterUnder } from '../appreciation/index.ts';
import { judgeAct, workerInArea } from '../workers/index.ts';
import { judgeIssued } from './judge-issued.ts';
import { issuedUnder } from './queries.ts';

type Asking = Context & { readonly db: Reader };

/** A certificate of somebody of the area; undefined of a number of elsewhere, and of none. */
async function certificateUnder(number: string, context: Asking) {
  const row = await context.db.first(issuedUnder(number, context.actor, context.now.today));
  if (!row) return undefined;
  const [issued] = await judgeIssued([row], context);
  return issued && { beneficiary_id: row.beneficiary_id, ben_name: row.ben_name, ...issued.shown };
}

/** A letter of a worker for whom whoever asks answers, or of their own: as who may draw one. */
async function letterOfNumber(number: string, context: Asking) {
  const { db, actor } = context;
  const letter = await db.first(letterUnder(number));
  if (!letter) return undefined;
  const { user_id, at, from, to } = letter;
  const worker = await db.first(workerInArea(user_id, actor.scope));
  const isOwn = user_id === actor.user_id;
  if (!isOwn && 'refused' in judgeAct({ user_id, reason: undefined }, worker, context)) return undefined;
  const [named, by] = await Promise.all([db.first(drawnBy(user_id)), db.first(drawnBy(letter.issued_by))]);
  return {
    ...{ user_id, from, to, issued_at: at.toISOString() },
    worker_name: named?.display_name ?? '',
    issued_by_name: by?.display_name ?? '',
  };
}

/** What was issued under a number that stands on a paper, for whoever holds it and answers for the place. */
export const findPaperHandler = queryHandler(findPaper, async (input, context) => {
  const number = typedPaperNumber(input.number);
  if (number === '') return refuse({ code: 'FLDVAL0001', path: 'number' });
  const [certificate, letter] = await Promise.all([certificateUnder(number, context), letterOfNumber(number, context)]);
  if (!certificate && !letter) return refuse({ code: 'REQVAL0012', path: 'number' });
  const detail = { number };
  return {
    reply: { certificate: certificate ?? null, letter: letter ?? null },
    audit: [
      ...(certificate ? [{ beneficiary_id: certificate.beneficiary_id, detail }] : []),
      ...(letter ? [{ beneficiary_id: '0', subject: letter.user_id, detail }] : []),
    ],
  };
});
