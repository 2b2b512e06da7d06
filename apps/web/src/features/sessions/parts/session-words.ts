import type { Session } from '@teeka/contract/sessions';
import { dateLabel, twelveHourTime } from '@teeka/domain/format';
import { isSessionStatus, sessionStatuses } from '@teeka/domain/sessions';
import { wordsNow as t } from '../../../platform/language/index.ts';
import type { Status } from '../../../ui/index.ts';

/** The status of the one table that a code of the wire means; a newer code has none. */
export function statusOf(session: Pick<Session, 'status'>): Status | null {
  return isSessionStatus(session.status) ? sessionStatuses[session.status].key : null;
}

/** `9:30 am`; the bare text where it is no time of day. */
export function timeWords(time: string): string {
  const parts = twelveHourTime(time);
  return parts ? `${parts.hour}:${parts.minute} ${t(`app:${parts.half}`)}` : time;
}

/** `9:00 am to 4:00 pm` */
export const spanWords = (session: Pick<Session, 'start_time' | 'end_time'>): string =>
  t('sessions:timeSpan', { start: timeWords(session.start_time), end: timeWords(session.end_time) });

type MonthKey = `app:monthShort${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`;

/** Today, Tomorrow, or `21 Nov 2026`. */
export function dayWords(day: string, today: string): string {
  const label = dateLabel(day, today);
  if (label.kind !== 'date') return t(`app:${label.kind}`);
  return t('app:dateInWords', {
    day: label.day,
    month: t(`app:monthShort${label.month}` as MonthKey),
    year: label.year,
  });
}
