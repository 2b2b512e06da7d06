import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getWorkers } from '@teeka/contract/workers';
import { send } from '../../../platform/api/index.ts';

/** As long as after the last key nothing is asked, in milliseconds. */
const typingPause = 400;
const rowsOnPage = 50;

/** The workers whom the signed-in one answers for, whose name holds what is typed; a page at a time. */
export function useWorkers(typed: string, online: boolean) {
  const [search] = useDebouncedValue(typed.trim(), typingPause);
  return useInfiniteQuery({
    queryKey: ['workers', search],
    enabled: online,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      send(getWorkers, { search, page: pageParam, pageSize: rowsOnPage }, { background: true, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total_pages }) => (page < total_pages ? page + 1 : null),
  });
}
