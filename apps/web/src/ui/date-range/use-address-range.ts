import type { DateRange } from '@teeka/domain/reports';
import { day } from '../../platform/address/kinds.ts';
import { useAddressFilter } from '../../platform/address/use-address-filter.ts';
import { type FilterGround, rangeIn } from './state.ts';

const days = { from: day, to: day };

/** The period of a list, kept in its address (`?from=2026-10-01&to=2026-10-31`); null shows the usual one. */
export function useAddressRange(ground: FilterGround): readonly [DateRange | null, (filter: DateRange | null) => void] {
  const { value, set } = useAddressFilter(days);
  return [rangeIn(value, ground), (filter) => set(filter ?? { from: null, to: null })];
}
