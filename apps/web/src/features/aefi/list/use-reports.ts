import { useInfiniteQuery } from '@tanstack/react-query';
import { getAefiReports, type ListedAefi } from '@teeka/contract/aefi';
import { useEffect } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useItems, useOnline } from '../../../records/workday/index.ts';
import type { Wish } from './filter.tsx';
import { settledReports } from './state.ts';

/** As many as are put in order here; more stand as the server has them, the oldest open ones first. */
const mostInOrder = 5000;

/**
 * The reports of the area, a page of 200 at a time, requested again as soon as the server has taken something about one
 * from this phone. `whole`: an order was chosen that goes over all of them.
 */
export function useReports(wish: Wish, whole: boolean) {
  const online = useOnline();
  const settled = settledReports(useItems());
  const ask = (page: number) => send(getAefiReports, { ...wish, page, pageSize: 200 }, { quiet: true });
  const query = useInfiniteQuery({
    queryKey: ['aefiReports', wish],
    enabled: online,
    retry: false,
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ page, total_pages }) => (page < total_pages ? page + 1 : undefined),
  });
  const { data, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isError } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested again as soon as the server has taken a report of ours
  useEffect(() => {
    if (online && settled > 0) void refetch();
  }, [settled]);
  const pages = data?.pages;
  const total = pages?.at(-1)?.total ?? 0;
  const more = () => {
    if (online && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page after the other, as each has come
  useEffect(() => {
    if (whole && total <= mostInOrder) more();
  }, [whole, total, pages?.length, isFetchingNextPage]);
  return {
    online,
    listedAt: query.dataUpdatedAt,
    reports: pages?.flatMap((page) => page.data) ?? null,
    total,
    failed: isError,
    more,
    /** Every report of every page, for paper and for a sheet. */
    all: async () => {
      const found: ListedAefi[] = [];
      for (let page = 1, pages = 1; page <= pages; page++) {
        const answer = await ask(page);
        found.push(...answer.data);
        pages = answer.total_pages;
      }
      return found;
    },
    again: () => void refetch(),
  };
}
