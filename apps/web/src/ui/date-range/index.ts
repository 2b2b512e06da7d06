export { DateRangeFilter } from './date-range-filter.tsx';
export { usePeriodWords } from './preset-words.ts';
export { type FilterGround, usualRange } from './state.ts';
export { useAddressRange } from './use-address-range.ts';
