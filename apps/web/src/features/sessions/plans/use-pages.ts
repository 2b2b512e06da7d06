import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { PlannedSession } from '@teeka/contract/sessions/plans';
import { useOnline } from '../../../records/workday/index.ts';

interface Page<Row extends PlannedSession> {
  readonly page: number;
  readonly total: number;
  readonly total_pages: number;
  readonly data: readonly Row[];
}

/** Sessions of the server, a page at a time. `key` says what was requested. */
export function useSessionPages<Row extends PlannedSession = PlannedSession>(
  key: readonly unknown[],
  ask: (page: number) => Promise<Page<Row>>,
) {
  const online = useOnline();
  const query = useInfiniteQuery({
    queryKey: ['sessions', ...key],
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ page, total_pages }: Page<Row>) => (page < total_pages ? page + 1 : undefined),
    enabled: online,
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  return {
    online,
    sessions: pages?.flatMap(({ data }) => data) ?? null,
    total: pages?.[0]?.total ?? 0,
    failed: query.isError,
    changing: query.isPlaceholderData,
    hasMore: query.hasNextPage,
    turning: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    again: () => void query.refetch(),
  };
}
