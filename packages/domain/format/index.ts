export { compactDate, dateLabel, displayDate, fileDate } from './dates.ts';
export { indianNumber, shortNumber } from './numbers.ts';
export { twelveHourTime } from './time.ts';
export { maskedDate, shownDate, typedDate } from './typed-date.ts';
