import { dayInIndia, timeInIndia } from '@teeka/domain/calendar';
import { displayDate, twelveHourTime } from '@teeka/domain/format';
import type { SpokenLanguage } from '@teeka/domain/names';
import { fill } from '@teeka/words';
import { whole } from '@teeka/words/whole';

/** A time of day (`HH:MM`) as it is said; the text itself where it is none. */
export function timeWords(time: string, language: SpokenLanguage): string {
  const known = twelveHourTime(time);
  return known ? fill(whole[language].app[known.part], { time: `${known.hour}:${known.minute}` }) : time;
}

/** An instant as day and time in India. */
export const instantWords = (at: Date | string, language: SpokenLanguage): string =>
  `${displayDate(dayInIndia(at))} ${timeWords(timeInIndia(at), language)}`;
