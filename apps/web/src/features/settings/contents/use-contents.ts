import { useQuery } from '@tanstack/react-query';
import { getContents } from '@teeka/contract/settings';
import { send } from '../../../platform/api/index.ts';
import { useOnline } from '../../../records/workday/index.ts';

/** The texts of the administration, in every language. */
export function useContents() {
  const online = useOnline();
  const { data, isError, refetch } = useQuery({
    queryKey: ['contents'],
    enabled: online,
    retry: false,
    staleTime: 0,
    queryFn: async () => (await send(getContents, {}, { quiet: true })).contents,
  });
  return { online, contents: data, failed: isError, again: () => void refetch() };
}
