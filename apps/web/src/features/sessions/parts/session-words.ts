import type { Session } from '@teeka/contract/sessions';
import { dateLabel } from '@teeka/domain/format';
import { isSessionStatus, sessionStatuses } from '@teeka/domain/sessions';
import { wordsNow as t } from '../../../platform/language/index.ts';
import type { Status } from '../../../ui/index.ts';
import { clockWords } from '../../../ui/time/clock-words.ts';

/** The status of the one table that a code of the wire means; a newer code has none. */
export function statusOf(session: Pick<Session, 'status'>): Status | null {
  return isSessionStatus(session.status) ? sessionStatuses[session.status].key : null;
}

/** `9:00 am to 4:00 pm` */
export const spanWords = (session: Pick<Session, 'start_time' | 'end_time'>): string =>
  t('sessions:timeSpan', { start: clockWords(session.start_time), end: clockWords(session.end_time) });

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
