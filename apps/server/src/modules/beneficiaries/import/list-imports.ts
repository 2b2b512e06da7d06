import { listImports } from '@teeka/contract/beneficiaries';
import { queryHandler } from '../../../platform/http/handler.ts';
import { listedImports } from '../../../platform/imports/index.ts';

export const listImportsHandler = queryHandler(listImports, async (_input, { actor, db }) => ({
  reply: await listedImports(actor.user_id, 'people', db),
}));
