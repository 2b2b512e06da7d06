import type { CivilDate } from './civil-date.ts';

/** Days since 1970-01-01, the integer in which the engine counts. NaN stands for 'no such day'. */
export type DayNumber = number;

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Days of a month (1–12) of the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)) return 29;
  return monthLengths[month - 1] ?? Number.NaN;
}

/** The day number of year, month (1–12) and day, by whole-number arithmetic on a year that begins in March. */
export function numberOf(year: number, month: number, day: number): DayNumber {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

/** Year, month and day of a day number, packed as year × 512 + month × 32 + day so that nothing is allocated. */
export function packedOf(day: DayNumber): number {
  const shifted = day + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const date = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0)) * 512 + month * 32 + date;
}

/** `months` calendar months after the packed day, the date clamped to the end of the month reached. */
export function monthsAfter(packed: number, months: number): DayNumber {
  const total = (packed >> 9) * 12 + ((packed >> 5) & 15) - 1 + months;
  const year = Math.floor(total / 12);
  const month = total - year * 12 + 1;
  return numberOf(year, month, Math.min(packed & 31, daysInMonth(year, month)));
}

/** The day number of `YYYY-MM-DD`; NaN for anything that is not a day of the calendar. */
export function dayNumber(day: CivilDate): DayNumber {
  if (typeof day !== 'string' || day.length !== 10) return Number.NaN;
  let year = 0;
  let month = 0;
  let date = 0;
  for (let at = 0; at < 10; at += 1) {
    const digit = day.charCodeAt(at) - 48;
    if (at === 4 || at === 7) {
      if (digit !== -3) return Number.NaN;
    } else if (digit < 0 || digit > 9) {
      return Number.NaN;
    } else if (at < 4) {
      year = year * 10 + digit;
    } else if (at < 7) {
      month = month * 10 + digit;
    } else {
      date = date * 10 + digit;
    }
  }
  if (year < 1 || month < 1 || month > 12 || date < 1 || date > daysInMonth(year, month)) return Number.NaN;
  return numberOf(year, month, date);
}

// Nearly every day the product writes lies between 1900 and 2150: each of them is spelt out once.
const firstSpelt = numberOf(1900, 1, 1);
const spelt: (string | undefined)[] = new Array(numberOf(2150, 1, 1) - firstSpelt).fill(undefined);

/** `YYYY-MM-DD` of a day number; the empty text for NaN. */
export function dayText(day: DayNumber): CivilDate {
  const known = spelt[day - firstSpelt];
  if (known !== undefined) return known;
  if (!Number.isFinite(day)) return '';
  const packed = packedOf(day);
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  const text = `${pad(packed >> 9, 4)}-${pad((packed >> 5) & 15, 2)}-${pad(packed & 31, 2)}`;
  if (day >= firstSpelt && day - firstSpelt < spelt.length) spelt[day - firstSpelt] = text;
  return text;
}
