import { listImports } from '@teeka/contract/beneficiaries';
import { queryHandler } from '../../../platform/http/handler.ts';
import { importsOf } from './queries.ts';
import { wireSummary } from './wire-import.ts';

const mostListed = 20;

export const listImportsHandler = queryHandler(listImports, async (_input, { actor, db }) => {
  const rows = await db.rows(importsOf(actor.user_id, mostListed));
  return { reply: { imports: rows.map(wireSummary) } };
});
