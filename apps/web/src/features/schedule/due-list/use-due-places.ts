import { useQuery } from '@tanstack/react-query';
import { getAsha, getSessionSiteDetails } from '@teeka/contract/sites';
import type { AreaPart } from '@teeka/contract/within';
import { send } from '../../../platform/api/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { useAreas } from '../../../records/sites/use-areas.ts';
import { useOnline } from '../../../records/workday/index.ts';

/**
 * The site whose villages and ASHAs can be chosen: the one the list is narrowed to, or the only one there is; '' for none,
 * null while that is not known.
 */
export function useSiteWithin(wanted: boolean, within: AreaPart | null): string | null {
  const input = { search: '', levels: ['site' as const], within };
  const { found, settled, failed } = useAreas(input, wanted && within?.level !== 'site');
  if (within?.level === 'site') return within.id;
  if (!wanted) return '';
  if (!settled) return failed ? '' : null;
  const [only, ...others] = found?.areas ?? [];
  return only?.part.level === 'site' && others.length === 0 ? only.part.id : '';
}

/** Villages and ASHAs of a site of the area; none without a site. `known`: there are no others that only have not come yet. */
export function usePlacesOf(session_site_id: string | null) {
  const online = useOnline();
  const { data, isError } = useQuery({
    queryKey: ['due-places', currentUser()?.user_id, session_site_id],
    enabled: Boolean(session_site_id) && online,
    staleTime: 5 * 60_000,
    queryFn: async () => {
      const which = { session_site_id: session_site_id ?? '' };
      const [sites, ashas] = await Promise.all([
        send(getSessionSiteDetails, which, { quiet: true }),
        send(getAsha, which, { quiet: true }),
      ]);
      // Whose account is closed goes to nobody; a server of an earlier version does not name them.
      const active = ashas.filter(({ is_active = true }) => is_active);
      return { villages: sites[0]?.villages ?? [], ashas: active };
    },
  });
  const known = session_site_id === '' || data !== undefined || isError;
  return { villages: data?.villages ?? [], ashas: data?.ashas ?? [], known };
}
