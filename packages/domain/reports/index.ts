export { checkAshaRange } from './asha-range.ts';
export type { DatePreset } from './date-presets.ts';
export { datePresets } from './date-presets.ts';
export type { DateRange, ListDirection } from './date-range.ts';
export { ashaFromWindow, dateRangeRefusal, fromWindow, toWindow } from './date-range.ts';
export type { RangeDirection } from './list-range.ts';
export { checkListRange } from './list-range.ts';
