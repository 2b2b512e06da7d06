import { useQuery } from '@tanstack/react-query';
import { getAllSites, type Site } from '@teeka/contract/sites';
import { send } from '../../platform/api/index.ts';
import { currentUser } from '../../platform/sign-in/index.ts';
import { useOnline } from '../../records/workday/index.ts';
import { keptSites, takeSites } from './chosen-site.ts';

export interface SitesNow {
  readonly sites: readonly Site[];
  /** Nothing is known yet, and an answer is awaited. */
  readonly loading: boolean;
  readonly failed: boolean;
  again(): void;
}

/** The sites the user may work at: from the server, and without network as last heard. */
export function useSites(): SitesNow {
  const online = useOnline();
  const user = currentUser();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['sites', user?.user_id],
    enabled: online,
    staleTime: 5 * 60_000,
    queryFn: async () => {
      const { sites } = await send(getAllSites, {}, { quiet: true });
      takeSites(sites, user?.session_site_id ?? null);
      return sites;
    },
  });
  const sites = data ?? keptSites();
  return {
    sites,
    loading: online && isPending && sites.length === 0,
    failed: (isError || !online) && sites.length === 0,
    again: () => void refetch(),
  };
}
