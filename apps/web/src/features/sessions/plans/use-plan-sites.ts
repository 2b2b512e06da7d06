import { useQuery } from '@tanstack/react-query';
import { getAllSites } from '@teeka/contract/sites';
import { send } from '../../../platform/api/index.ts';
import { nameHere } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { useOnline } from '../../../records/workday/index.ts';

interface PlanSite {
  readonly value: string;
  readonly label: string;
  readonly session_category_type: string;
}

/** The sites somebody may plan for, as a field offers them. */
export function usePlanSites(): readonly PlanSite[] {
  const online = useOnline();
  const { data } = useQuery({
    queryKey: ['plan-sites', currentUser()?.user_id],
    enabled: online,
    staleTime: 5 * 60_000,
    queryFn: async () => (await send(getAllSites, {}, { quiet: true })).sites,
  });
  return (data ?? []).map((site) => ({
    value: site.session_site_id,
    session_category_type: site.session_category_type,
    label: nameHere(site, 'session_site_name'),
  }));
}
