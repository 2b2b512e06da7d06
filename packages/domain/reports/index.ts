export type { DatePreset } from './date-presets.ts';
export { datePresets } from './date-presets.ts';
export type { DateRange, ListDirection } from './date-range.ts';
export { ashaFromWindow, dateRangeRefusal, earliestRecord, fromWindow, toWindow } from './date-range.ts';
