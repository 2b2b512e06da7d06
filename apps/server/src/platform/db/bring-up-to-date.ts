import { type KeptRow, loadMasters } from '../../../db/masters/load-masters.ts';
import { connectOnce } from './connect-once.ts';
import { migrate } from './migrate.ts';

/** The tables of this version, and the product's lists in them. Answers what was applied, and what stayed as it was changed here. */
export async function bringUpToDate(
  url: string,
  serverRole?: string,
): Promise<{ readonly applied: readonly string[]; readonly kept: readonly KeptRow[] }> {
  const applied = await migrate(url, undefined, serverRole);
  return { applied, kept: await connectOnce(url, loadMasters) };
}
