import { useInfiniteQuery } from '@tanstack/react-query';
import { getWatchedBatches, type Watch } from '@teeka/contract/stock/watched';
import type { AreaPart } from '@teeka/contract/within';
import { send } from '../../../platform/api/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { everyPage, followingPage, usePages } from '../../../ui/table/index.ts';

interface Wish {
  readonly watch: Watch;
  readonly within: AreaPart | null;
}

/** Watched batches at their sites, a page at a time. `whole`: an order was chosen that goes over all of them. */
export function useBatches(wish: Wish, whole: boolean) {
  const online = useOnline();
  const ask = (page: number) => send(getWatchedBatches, { ...wish, page, pageSize: 500 }, { quiet: true });
  const query = useInfiniteQuery({
    queryKey: ['watchedBatches', currentUser()?.user_id, wish],
    enabled: online,
    retry: false,
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: 1,
    getNextPageParam: followingPage,
  });
  const pages = query.data?.pages;
  const { total = 0, batches = 0, sites = 0 } = pages?.[0] ?? {};
  return {
    online,
    rows: pages?.flatMap(({ data }) => data) ?? null,
    total,
    batches,
    sites,
    failed: query.isError,
    more: usePages(query, { online, whole, total, loaded: pages?.length ?? 0 }),
    all: async () => (await everyPage(ask, followingPage)).flatMap(({ data }) => data),
    again: () => void query.refetch(),
  };
}
