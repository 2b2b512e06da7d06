export { ageOn } from './age.ts';
export { addDays, addMonths, addWeeks, addYears, daysBetween } from './arithmetic.ts';
export { type CivilDate, compareDays, isCivilDate, parseCivilDate } from './civil-date.ts';
export { type DayNumber, dayNumber, dayText, packedOf } from './day-number.ts';
export { dayInIndia, timeInIndia } from './india.ts';
export { incompleteInstant } from './instant.ts';
export { type CountedSpan, parseSpan, type Span, type SpanUnit, spanAfter } from './span.ts';
