export { checkAshaRange } from './asha-range.ts';
export { type DatePreset, datePresets, usualRange } from './date-presets.ts';
export type { DateRange, ListDirection } from './date-range.ts';
export { ashaFromWindow, dateRangeRefusal, fromWindow, toWindow } from './date-range.ts';
export { checkListRange, type RangeDirection } from './list-range.ts';
