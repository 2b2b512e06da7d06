import { useInfiniteQuery } from '@tanstack/react-query';
import { getAefiReports } from '@teeka/contract/aefi';
import type { AreaPart } from '@teeka/contract/within';
import { useEffect } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useItems, useOnline } from '../../../records/workday/index.ts';
import { everyPage, followingPage, usePages } from '../../../ui/table/index.ts';
import type { Wish } from './filter.tsx';
import { settledReports } from './state.ts';

/**
 * The reports of the area, a page of 200 at a time, requested again as soon as the server has taken something about one
 * from this phone. `ordered`: an order was chosen that goes over all of them; so does what a clock says.
 */
export function useReports({ status, category, clock }: Wish, within: AreaPart | null, ordered: boolean) {
  const online = useOnline();
  const whole = ordered || clock !== 'all';
  const settled = settledReports(useItems());
  const ask = (page: number) =>
    send(getAefiReports, { status, category, within, page, pageSize: 200 }, { quiet: true });
  const query = useInfiniteQuery({
    queryKey: ['aefiReports', status, category, within],
    enabled: online,
    retry: false,
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: 1,
    getNextPageParam: followingPage,
  });
  const { data, refetch, isError } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested again as soon as the server has taken a report of ours
  useEffect(() => {
    if (online && settled > 0) void refetch();
  }, [settled]);
  const pages = data?.pages;
  const total = pages?.at(-1)?.total ?? 0;
  const more = usePages(query, { online, whole, total, loaded: pages?.length ?? 0 });
  return {
    online,
    listedAt: query.dataUpdatedAt,
    reports: pages?.flatMap((page) => page.data) ?? null,
    total,
    failed: isError,
    more,
    /** Every report of every page, for paper and for a sheet. */
    all: async () => (await everyPage(ask, followingPage)).flatMap((page) => page.data),
    again: () => void refetch(),
  };
}
