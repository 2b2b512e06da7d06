/** A time of day on the 12-hour clock; words write am and pm. */
export interface TwelveHourTime {
  readonly hour: number;
  readonly minute: string;
  readonly half: 'am' | 'pm';
}

/** `HH:MM` or `HH:MM:SS` (24 h) on the 12-hour clock: 00:05 is 12:05 am, 12:00 is 12:00 pm. Else undefined. */
export function twelveHourTime(time: string): TwelveHourTime | undefined {
  const found = /^([01]?[0-9]|2[0-3]):([0-5][0-9])(?::[0-5][0-9])?$/.exec(time);
  if (!found?.[2]) return undefined;
  const hour = Number(found[1]);
  return { hour: hour % 12 || 12, minute: found[2], half: hour < 12 ? 'am' : 'pm' };
}
