export type { DateLabel } from './dates.ts';
export { dateLabel, displayDate, fileDate } from './dates.ts';
export type { ShortUnit } from './numbers.ts';
export { indianNumber, shortNumber } from './numbers.ts';
export type { TwelveHourTime } from './time.ts';
export { twelveHourTime } from './time.ts';
export { maskedDate, shownDate, typedDate } from './typed-date.ts';
