import { useQuery } from '@tanstack/react-query';
import { getAllSites, getAsha, getSessionSiteDetails, type Site } from '@teeka/contract/sites';
import { send } from '../../../platform/api/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { useOnline } from '../../../records/workday/index.ts';

/** The sites of the area. */
export function useSites(wanted: boolean): readonly Site[] {
  const online = useOnline();
  const { data } = useQuery({
    queryKey: ['due-sites', currentUser()?.user_id],
    enabled: wanted && online,
    staleTime: 5 * 60_000,
    queryFn: async () => (await send(getAllSites, {}, { quiet: true })).sites,
  });
  return data ?? [];
}

/** Villages and ASHAs of a site of the area; none without a site. */
export function usePlacesOf(session_site_id: string) {
  const online = useOnline();
  const { data } = useQuery({
    queryKey: ['due-places', currentUser()?.user_id, session_site_id],
    enabled: session_site_id !== '' && online,
    staleTime: 5 * 60_000,
    queryFn: async () => {
      const [sites, ashas] = await Promise.all([
        send(getSessionSiteDetails, { session_site_id }, { quiet: true }),
        send(getAsha, { session_site_id }, { quiet: true }),
      ]);
      return { villages: sites[0]?.villages ?? [], ashas };
    },
  });
  return data ?? { villages: [], ashas: [] };
}
