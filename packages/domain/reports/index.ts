export { checkAshaRange } from './asha-range.ts';
export { type DatePreset, datePresets, usualRange } from './date-presets.ts';
export type { DateRange, ListDirection } from './date-range.ts';
export { ashaFromWindow, dateRangeRefusal, earliestRecord, fromWindow, toWindow } from './date-range.ts';
export { checkListRange, type RangeDirection } from './list-range.ts';
export { levelWithin, type PlaceLevel, placeLevels } from './place-levels.ts';
export { checkReportRange, type ReportPreset, reportPresets, reportToWindow, spanBefore } from './report-range.ts';
