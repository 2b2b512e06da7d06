import { twelveHourTime } from '@teeka/domain/format';
import { wordsNow } from '../../platform/language/index.ts';

/** `9:30 am`, in Hindi by the part of the day; the bare text where it is no time of day. */
export function clockWords(time: string): string {
  const known = twelveHourTime(time);
  return known ? wordsNow(`app:${known.part}`, { time: `${known.hour}:${known.minute}` }) : time;
}
