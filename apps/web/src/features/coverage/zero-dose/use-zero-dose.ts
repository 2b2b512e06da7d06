import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getZeroDoseList } from '@teeka/contract/coverage';
import type { AreaPart } from '@teeka/contract/within';
import { useMemo } from 'react';
import { send } from '../../../platform/api/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { everyPage, followingPage, usePages } from '../../../ui/table/index.ts';

interface Wish {
  readonly month: string;
  readonly months: 1 | 12;
  readonly within: AreaPart | null;
  readonly village_id: number | null;
}

const rowsOnPage = 100;
/** As many as the server answers at once. */
const mostOnPage = 500;

/** The children behind the figure, page by page; only while there is network. */
export function useZeroDose(wish: Wish) {
  const online = useOnline();
  const ask = (page: number, pageSize: number) =>
    send(getZeroDoseList, { ...wish, page, pageSize }, { quiet: true, silent: true });
  const query = useInfiniteQuery({
    queryKey: ['zero-dose', currentUser()?.user_id, wish],
    queryFn: ({ pageParam }) => ask(pageParam, rowsOnPage),
    initialPageParam: 1,
    getNextPageParam: followingPage,
    enabled: online,
    placeholderData: keepPreviousData,
    retry: false,
    // Until the figures were made for the first time, as on their page.
    refetchInterval: ({ state }) => (state.data?.pages[0]?.counted_at === null ? 5000 : false),
  });
  const { data } = query;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data) ?? null, [data]);
  const first = data?.pages[0];
  const total = first?.total ?? 0;
  const more = usePages(query, { online, whole: false, total, loaded: data?.pages.length ?? 0 });
  return {
    online,
    rows,
    total,
    changing: query.isPlaceholderData,
    counted_at: first?.counted_at ?? null,
    beingMade: first?.counted_at === null,
    village: query.isPlaceholderData ? '' : (first?.village_name ?? ''),
    failed: query.isError,
    again: () => void query.refetch(),
    more,
    /** Every child, for paper and for a sheet. */
    all: async () => (await everyPage((page) => ask(page, mostOnPage), followingPage)).flatMap((page) => page.data),
  };
}
