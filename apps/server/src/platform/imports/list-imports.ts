import type { Reader } from '../db/database.ts';
import type { ImportName } from './import-kind.ts';
import { importsOf } from './queries.ts';
import { wireSummary } from './wire-import.ts';

const mostListed = 20;

/** The imports of a kind that the user made, the newest first. */
export async function listedImports(user_id: string, kind: ImportName, db: Reader) {
  const rows = await db.rows(importsOf({ user_id, kinds: [kind] }, mostListed));
  return { imports: rows.map(wireSummary) };
}
