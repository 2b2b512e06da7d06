import { useQuery } from '@tanstack/react-query';
import { getAllSites } from '@teeka/contract/sites';
import { send } from '../../../platform/api/index.ts';
import { activeLanguage } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { useOnline } from '../../../platform/workday/index.ts';

/** The sites somebody may plan for, as a field offers them. */
export function usePlanSites(): readonly { readonly value: string; readonly label: string }[] {
  const online = useOnline();
  const { data } = useQuery({
    queryKey: ['plan-sites', currentUser()?.user_id],
    enabled: online,
    staleTime: 5 * 60_000,
    queryFn: async () => (await send(getAllSites, {}, { quiet: true })).sites,
  });
  const hindi = activeLanguage() === 'hi';
  return (data ?? []).map((site) => ({
    value: site.session_site_id,
    label: (hindi && site.session_site_name_hi) || site.session_site_name,
  }));
}
