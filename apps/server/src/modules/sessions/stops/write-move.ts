import type { Writer } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/handler.ts';
import { giveNotice } from '../notices/give-notice.ts';
import type { Move } from './move-plan.ts';
import { storeMove } from './queries.ts';

export function write({ values, bringing }: Move, context: Context & { readonly db: Writer }): void {
  context.db.run(storeMove(values));
  giveNotice(values.session_id, bringing, context);
}
