import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { RequestOf } from '@teeka/contract/call';
import { downloadWorkers, getWorkers } from '@teeka/contract/workers';
import { send } from '../../../platform/api/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { everyPage, followingPage, usePages } from '../../../ui/table/index.ts';

/** As long as after the last key nothing is requested, in milliseconds. */
const typingPause = 400;
const rowsOnPage = 50;
/** As many as the server answers at once. */
const mostOnPage = 500;

type Narrowed = Pick<RequestOf<typeof getWorkers>, 'within' | 'state' | 'role'>;

/**
 * The workers whom the signed-in one answers for, whose name holds what is typed, a page at a time. `whole`: an order was
 * chosen that goes over all of them.
 */
export function useWorkers(typed: string, narrowed: Narrowed, whole: boolean) {
  const online = useOnline();
  const [search] = useDebouncedValue(typed.trim(), typingPause);
  const query = useInfiniteQuery({
    queryKey: ['workers', search, narrowed],
    enabled: online,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      send(getWorkers, { search, ...narrowed, page: pageParam, pageSize: rowsOnPage }, { background: true, signal }),
    initialPageParam: 1,
    getNextPageParam: followingPage,
  });
  const pages = query.data?.pages;
  const total = pages?.[0]?.total ?? 0;
  const ask = (page: number) => send(getWorkers, { search, ...narrowed, page, pageSize: mostOnPage }, { quiet: true });
  return {
    online,
    workers: pages?.flatMap((page) => page.data) ?? null,
    total,
    failed: query.isError,
    more: usePages(query, { online, whole, total, loaded: pages?.length ?? 0 }),
    /** Everybody of every page, for paper and for a sheet. */
    all: async () => (await everyPage(ask, followingPage)).flatMap((page) => page.data),
    /** The same as a file that the server makes. */
    asFile: () => send(downloadWorkers, { search, ...narrowed }, { quiet: true }),
    again: () => void query.refetch(),
  };
}
