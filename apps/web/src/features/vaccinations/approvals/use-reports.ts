import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { getPreviousVaccinations } from '@teeka/contract/vaccinations';
import { send } from '../../../platform/api/index.ts';
import { useArea } from '../../../records/sites/area-filter.tsx';
import { useOnline } from '../../../records/workday/index.ts';
import { followingPage } from '../../../ui/table/index.ts';

const key = ['previous-vaccinations'];
const rowsOnPage = 50;

/** Earlier vaccinations of the chosen part of the area that wait for a decision, a page at a time. */
export function useReports() {
  const online = useOnline();
  const queries = useQueryClient();
  const within = useArea();
  const query = useInfiniteQuery({
    queryKey: [...key, within],
    enabled: online,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam }) =>
      send(getPreviousVaccinations, { within, page: pageParam, pageSize: rowsOnPage }, { quiet: true }),
    initialPageParam: 1,
    getNextPageParam: followingPage,
  });
  const pages = query.data?.pages;
  return {
    online,
    reports: pages?.flatMap(({ data }) => data) ?? null,
    total: pages?.[0]?.total ?? 0,
    changing: query.isPlaceholderData,
    failed: query.isError,
    hasMore: query.hasNextPage,
    turning: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    again: () => void query.refetch(),
    /** Something was decided: it is counted and listed anew. */
    decided: () => void queries.invalidateQueries({ queryKey: key }),
  };
}
