import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useHistoryText } from '../../../platform/address/use-history-text.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { everyPage, followingPage, usePages } from '../../../ui/table/index.ts';

interface PageOfRows<Row> {
  readonly page: number;
  readonly total: number;
  readonly total_pages: number;
  readonly data: readonly Row[];
}

/** As long as after the last key nothing is requested, in milliseconds. */
const typingPause = 400;

/** Rows whose names hold what is typed, a page at a time; `key` names them among the requests that are remembered. */
export function useFoundRows<Row>(
  key: readonly unknown[],
  ask: (search: string, page: number) => Promise<PageOfRows<Row>>,
) {
  const online = useOnline();
  const [typed, setTyped] = useHistoryText();
  const [search] = useDebouncedValue(typed.trim(), typingPause);
  const query = useInfiniteQuery({
    queryKey: ['places', ...key, search],
    enabled: online,
    retry: false,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam }) => ask(search, pageParam),
    initialPageParam: 1,
    getNextPageParam: followingPage,
  });
  const pages = query.data?.pages;
  const total = pages?.[0]?.total ?? 0;
  return {
    online,
    query,
    typed,
    setTyped,
    /** Nothing is looked for: what is listed is all there is. */
    isAll: search === '',
    rows: pages?.flatMap(({ data }) => data) ?? null,
    total,
    more: usePages(query, { online, whole: false, total, loaded: pages?.length ?? 0 }),
    /** Every row of every page, for paper and for a sheet. */
    all: async () => (await everyPage((page) => ask(search, page), followingPage)).flatMap(({ data }) => data),
  };
}
