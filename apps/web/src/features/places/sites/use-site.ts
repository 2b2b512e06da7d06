import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '@teeka/contract/call';
import { getSite } from '@teeka/contract/places';
import { send } from '../../../platform/api/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { type Reading, readings } from '../parts/readings.ts';

export type FoundSite = ReplyOf<typeof getSite>;

/** One session site with its villages and what hangs on it. */
export function useSite(session_site_id: string, reading: Reading) {
  return useQuery({
    queryKey: ['places', 'site', session_site_id],
    enabled: useOnline(),
    retry: false,
    ...readings[reading],
    queryFn: () => send(getSite, { session_site_id }, { quiet: true }),
  });
}
