import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { PlannedSession } from '@teeka/contract/sessions/plans';
import { useOnline } from '../../../records/workday/index.ts';
import { followingPage, usePages } from '../../../ui/table/index.ts';

interface Page<Row extends PlannedSession> {
  readonly page: number;
  readonly total: number;
  readonly total_pages: number;
  readonly data: readonly Row[];
}

/**
 * Sessions of the server, a page at a time. `key` says what was requested; `whole` that an order was chosen which goes over
 * all pages.
 */
export function useSessionPages<Row extends PlannedSession = PlannedSession>(
  key: readonly unknown[],
  ask: (page: number) => Promise<Page<Row>>,
  whole = false,
) {
  const online = useOnline();
  const query = useInfiniteQuery({
    queryKey: ['sessions', ...key],
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: 1,
    getNextPageParam: followingPage,
    enabled: online,
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  const total = pages?.[0]?.total ?? 0;
  usePages(query, { online, whole, total, loaded: pages?.length ?? 0 });
  return {
    online,
    sessions: pages?.flatMap(({ data }) => data) ?? null,
    total,
    failed: query.isError,
    changing: query.isPlaceholderData,
    hasMore: query.hasNextPage,
    turning: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    again: () => void query.refetch(),
  };
}
