/** A time of day on the 12-hour clock; words write am and pm. */
export interface TwelveHourTime {
  readonly hour: number;
  readonly minute: string;
  readonly half: 'am' | 'pm';
  /** What Hindi says instead of am and pm. */
  readonly part: PartOfDay;
}

export type PartOfDay = 'earlyHours' | 'morning' | 'afternoon' | 'evening' | 'night';

/** The first hour of each part of the day, the latest first. */
const parts: readonly (readonly [number, PartOfDay])[] = [
  [20, 'night'],
  [16, 'evening'],
  [12, 'afternoon'],
  [4, 'morning'],
  [0, 'earlyHours'],
];

/** `HH:MM` or `HH:MM:SS` (24 h) on the 12-hour clock: 00:05 is 12:05 am, 12:00 is 12:00 pm. Else undefined. */
export function twelveHourTime(time: string): TwelveHourTime | undefined {
  const found = /^([01]?[0-9]|2[0-3]):([0-5][0-9])(?::[0-5][0-9])?$/.exec(time);
  if (!found?.[2]) return undefined;
  const hour = Number(found[1]);
  const part = parts.find(([from]) => hour >= from)?.[1] ?? 'earlyHours';
  return { hour: hour % 12 || 12, minute: found[2], half: hour < 12 ? 'am' : 'pm', part };
}
