import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type AddressQuery, queryOf } from './address-query.ts';

export type { AddressQuery } from './address-query.ts';

/** What the page that led here told this one. */
export function useAddressQuery(): AddressQuery {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  return useMemo(() => queryOf(search), [search]);
}
