import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { useLastSettled } from '../../../records/workday/use-settled.ts';
import { everyPage } from '../../../ui/table/index.ts';
import { type ListPage, pageAfter, rowsOf, type Wish } from './state.ts';

export interface ListSource<Row> {
  readonly name: string;
  /** A page of the list; of `most` rows where more than usual are wanted. */
  readonly ask: (wish: Wish, page: number, most?: number) => Promise<ListPage<Row>>;
  readonly keyOf: (row: Row) => string;
}

/** As many rows as the server answers at once. */
const mostOnPage = 500;

const wishKey = ({ range, sort, type, mine, within }: Wish) =>
  [range.from, range.to, sort, type, mine, within] as const;

/** A list of the server, a page of 100 at a time as the reader comes to its end. */
export function useList<Row>({ name, ask, keyOf }: ListSource<Row>, wish: Wish) {
  const online = useOnline();
  const query = useInfiniteQuery({
    queryKey: ['list', name, currentUser()?.user_id, ...wishKey(wish), useLastSettled()],
    queryFn: ({ pageParam }) => ask(wish, pageParam),
    initialPageParam: 1,
    getNextPageParam: pageAfter,
    enabled: online,
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  const rows = useMemo(() => (pages ? rowsOf(pages, keyOf) : null), [pages, keyOf]);
  return {
    online,
    rows,
    total: pages?.at(-1)?.total ?? 0,
    /** What the village to which the list is narrowed is called; '' of none, and while that is not known. */
    village: query.isPlaceholderData ? '' : (pages?.[0]?.village_name ?? ''),
    failed: query.isError,
    changing: query.isPlaceholderData,
    turning: query.isFetchingNextPage,
    /** Every row of every page, for paper and for a sheet. */
    all: async (): Promise<readonly Row[]> => {
      return rowsOf(await everyPage((page) => ask(wish, page, mostOnPage), pageAfter), keyOf);
    },
    again: () => void query.refetch(),
    more: () => {
      if (online && query.hasNextPage && !query.isFetchingNextPage && !query.isError) void query.fetchNextPage();
    },
  };
}
