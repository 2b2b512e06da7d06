import { useInfiniteQuery } from '@tanstack/react-query';
import { getBatchRecipients } from '@teeka/contract/stock';
import type { AreaPart } from '@teeka/contract/within';
import { send } from '../../../platform/api/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { everyPage, usePages } from '../../../ui/table/index.ts';

interface Wish {
  readonly material_id: number;
  readonly batch_number: string;
  readonly within: AreaPart | null;
}

/** Who received a batch, a page of 500 doses at a time. `whole`: an order was chosen that goes over all of them. */
export function useRecipients(wish: Wish, whole: boolean) {
  const online = useOnline();
  const ask = (page: number) => send(getBatchRecipients, { ...wish, page }, { quiet: true });
  const query = useInfiniteQuery({
    queryKey: ['batchRecipients', wish],
    enabled: online,
    retry: false,
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ next_page }) => next_page,
  });
  const pages = query.data?.pages;
  const total = pages?.[0]?.total ?? 0;
  return {
    online,
    stop: pages?.[0]?.stop ?? null,
    doses: pages?.flatMap((page) => page.doses) ?? null,
    total,
    failed: query.isError,
    more: usePages(query, { online, whole, total, loaded: pages?.length ?? 0 }),
    /** Everybody of every page, for paper and for a sheet. */
    all: async () => (await everyPage(ask, ({ next_page }) => next_page)).flatMap((page) => page.doses),
    again: () => void query.refetch(),
  };
}
