import { importStatus } from '@teeka/contract/beneficiaries';
import { queryHandler } from '../../../platform/http/handler.ts';
import { gone } from './open-import.ts';
import { importOf } from './queries.ts';
import { wireImport } from './wire-import.ts';

export const importStatusHandler = queryHandler(importStatus, async ({ import_id }, { actor, db, origin }) => {
  const row = await db.first(importOf(actor.user_id, import_id));
  return row ? { reply: wireImport(row, origin.language) } : gone();
});
