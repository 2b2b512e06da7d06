import type { Reader } from '../db/database.ts';
import type { Context } from '../http/handler.ts';
import type { ImportKind } from './import-kind.ts';
import { gone } from './open-import.ts';
import { importOf } from './queries.ts';
import { wireImport } from './wire-import.ts';

/** How far an import of the user has come. */
export const statusAnswer =
  (kinds: readonly ImportKind[]) =>
  async ({ import_id }: { readonly import_id: string }, { actor, db, origin }: Context & { readonly db: Reader }) => {
    const row = await db.first(importOf({ user_id: actor.user_id, kinds: kinds.map(({ kind }) => kind) }, import_id));
    const sheet = kinds.find(({ kind }) => kind === row?.kind)?.sheet;
    return row && sheet ? { reply: wireImport(row, sheet, origin.language) } : gone();
  };
