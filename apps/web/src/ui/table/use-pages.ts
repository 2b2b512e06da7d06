import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

type Paged = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isError' | 'fetchNextPage'>;

/** As many rows as are put in order here, and as the server lets one read at a time. */
export const mostRows = 5000;

/**
 * Turns the pages of a list: each as the reader comes near the end, or one after the other while an order was chosen that
 * goes over all of them (`whole`). `total` counts the rows of all pages; `loaded` the pages that are here.
 */
export function usePages(
  { hasNextPage, isFetchingNextPage, isError, fetchNextPage }: Paged,
  { online, whole, total, loaded }: Readonly<Record<'online' | 'whole', boolean> & Record<'total' | 'loaded', number>>,
): () => void {
  const more = () => {
    if (online && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page after the other, as each has come
  useEffect(() => {
    if (whole && total <= mostRows) more();
  }, [whole, total, loaded, isFetchingNextPage]);
  return more;
}

/** All pages of a list, one after the other, for paper and for a sheet. */
export async function everyPage<Page>(
  ask: (page: number) => Promise<Page>,
  next: (page: Page) => number | null | undefined,
): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (let at: number | null | undefined = 1; at !== null && at !== undefined; ) {
    const page: Page = await ask(at);
    pages.push(page);
    at = next(page);
  }
  return pages;
}

/** The page after one, as most calls number them; undefined after the last. */
export const followingPage = ({ page, total_pages }: { readonly page: number; readonly total_pages: number }) =>
  page < total_pages ? page + 1 : undefined;
