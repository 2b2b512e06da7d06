import { addDays, type CivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import type { SessionStatus } from './status.ts';

/** Days ahead for which published sessions are visible. */
export const publishedDays = 7;

/** Is a session of this day among today's and the coming ones, that is from today to 7 days ahead? */
export function isPublished(date: CivilDate, today: CivilDate): boolean {
  return date >= today && date <= addDays(today, publishedDays);
}

export interface PublishedSession {
  readonly status: SessionStatus;
  readonly date: CivilDate;
  readonly published: boolean;
}

/** Do field workers see the session today? It was put out, and its day is within 7 days. */
export function isVisible({ date, published }: PublishedSession, today: CivilDate): boolean {
  return published && isPublished(date, today);
}

const closed: Readonly<Partial<Record<SessionStatus, RefusalCode>>> = {
  'on-going': 'SESDAY0003',
  cancelled: 'SESDAY0007',
  ended: 'SESDAY0004',
  frozen: 'SESDAY0008',
};

/**
 * Why a plan is neither put out nor changed any more: its day is over SESPLN0002, cancelled SESDAY0007, frozen
 * SESDAY0008, started SESDAY0003, ended SESDAY0004. Undefined while it waits. It may be put out long before its day.
 */
export function openPlanRefusal(
  { status, date }: { readonly status: SessionStatus; readonly date: CivilDate },
  today: CivilDate,
): Refusal<RefusalCode> | undefined {
  const code = closed[status];
  if (code) return { code };
  return date < today ? { code: 'SESPLN0002', values: { date } } : undefined;
}
