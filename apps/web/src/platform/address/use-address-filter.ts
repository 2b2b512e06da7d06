import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readAddress, type Shape, type ValuesOf, writeAddress } from './kinds.ts';

export interface AddressFilter<S extends Shape> {
  readonly value: ValuesOf<S>;
  /** A filter was chosen, or a row opened: the way back leads to what was shown before. */
  readonly set: (change: Partial<ValuesOf<S>>) => void;
  /** The same choice goes on: typing, paging, sorting. The way back leads past it. */
  readonly adjust: (change: Partial<ValuesOf<S>>) => void;
}

/**
 * Filters, order and place of a screen, kept in its address: the way back, a reload and a link that is sent to a colleague
 * show the same. What tells of a person (a name, a mobile number, a reference number) never goes into an address, which
 * stays in the browser's history and in the logs of whoever passes it on: `useHistoryText` keeps that.
 */
export function useAddressFilter<const S extends Shape>(shape: S): AddressFilter<S> {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const value = useMemo(() => readAddress(shape, search), [shape, search]);
  const write = (change: Partial<ValuesOf<S>>, replace: boolean) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...writeAddress(shape, change) }),
      state: true,
      resetScroll: false,
      replace,
    });
  return { value, set: (change) => write(change, false), adjust: (change) => write(change, true) };
}
