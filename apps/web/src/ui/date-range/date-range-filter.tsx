import { useMediaQuery } from '@mantine/hooks';
import type { DateRange } from '@teeka/domain/reports';
import { FilterRow } from './filter-row.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import type { FilterGround } from './state.ts';

export interface FilterProps {
  readonly ground: FilterGround;
  /** What the list is filtered by now; null while nothing is chosen. */
  readonly filter: DateRange | null;
  /** What the list shows without a filter, where it is not the month of its direction. */
  readonly usual?: DateRange;
  /** A period was chosen, or with null the filter was reset. */
  readonly onFilter: (filter: DateRange | null) => void;
}

/** The date-range filter of lists: a row on wide screens, a sheet on phones (specification 2, section 3). */
export function DateRangeFilter(props: FilterProps) {
  const wide = useMediaQuery('(min-width: 768px)', undefined, { getInitialValueInEffect: false });
  return wide ? <FilterRow {...props} /> : <FilterSheet {...props} />;
}
