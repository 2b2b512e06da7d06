import { listImports } from '@teeka/contract/imports';
import { queryHandler } from '../../platform/http/handler.ts';
import { listedImports } from '../../platform/imports/index.ts';

export const listImportsHandler = queryHandler(listImports, async ({ kind }, { actor, db }) => ({
  reply: await listedImports(actor.user_id, kind, db),
}));
