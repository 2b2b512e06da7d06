import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FoundAreas, findAreas } from '@teeka/contract/sites/areas';
import type { CallInput } from '../../platform/api/index.ts';
import { send } from '../../platform/api/index.ts';
import { currentUser } from '../../platform/sign-in/index.ts';
import { useOnline } from '../workday/index.ts';

export interface AreasNow {
  /** What was found last; while the next answer is awaited that of before. */
  readonly found: FoundAreas | null;
  readonly loading: boolean;
  /** What was found answers this question, not one of before. */
  readonly settled: boolean;
  readonly failed: boolean;
}

/** Parts of the own area as the server finds them; places change seldom, so that an answer stands for some minutes. */
export function useAreas(input: CallInput<typeof findAreas>, wanted = true): AreasNow {
  const online = useOnline();
  const { data, isFetching, isError, isPlaceholderData } = useQuery({
    queryKey: ['areas', currentUser()?.user_id, input],
    enabled: online && wanted,
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
    queryFn: () => send(findAreas, input, { quiet: true }),
  });
  return {
    found: data ?? null,
    loading: isFetching,
    settled: data !== undefined && !isPlaceholderData,
    failed: isError,
  };
}
