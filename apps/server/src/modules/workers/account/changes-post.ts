import type { WorkerRow } from '../queries.ts';
import { postColumns, sitesOf } from './posting.ts';
import type { AccountRow, PostedRow } from './queries.ts';

/** Whether the usual site or the facility is another one, which alone is no other post. */
export function changesUsualSite(account: AccountRow, posted: readonly PostedRow[]): boolean {
  const [first] = posted;
  const [usual = null] = account.sites;
  return (first?.session_site_id ?? null) !== usual || (first?.facility_id ?? null) !== account.facility_id;
}

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
