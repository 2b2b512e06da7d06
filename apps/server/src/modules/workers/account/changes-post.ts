import type { WorkerRow } from '../queries.ts';
import { postColumns, sitesOf } from './posting.ts';
import type { AccountRow, PostedRow } from './queries.ts';

/** Whether somebody works as something else or elsewhere from now on: another usual site alone is no other post. */
export function changesPost(
  wish: { readonly role: string; readonly user_level: string },
  {
    worker,
    account,
    posted,
  }: {
    readonly worker: Pick<WorkerRow, 'role' | 'user_level'>;
    readonly account: AccountRow;
    readonly posted: readonly PostedRow[];
  },
): boolean {
  const now = postColumns({ ...wish, posted_at: [] }, posted);
  const sites = sitesOf(posted).toSorted().join();
  return (
    wish.role !== worker.role ||
    wish.user_level !== worker.user_level ||
    sites !== account.sites.toSorted().join() ||
    (posted.some(({ session_site_id }) => session_site_id === null) &&
      (now.state_code !== account.state_code ||
        now.district_code !== account.district_code ||
        now.block_code !== account.block_code))
  );
}
