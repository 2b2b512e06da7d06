import { listImports } from '@teeka/contract/beneficiaries';
import type { QueryHandler } from '../../../platform/http/handler.ts';
import { importsOf } from './queries.ts';
import { wireSummary } from './wire-import.ts';

const mostListed = 20;

export const listImportsHandler: QueryHandler<typeof listImports> = {
  call: listImports,
  async answer(_input, { actor, db }) {
    const rows = await db.rows(importsOf(actor.user_id, mostListed));
    return { reply: { imports: rows.map(wireSummary) } };
  },
};
