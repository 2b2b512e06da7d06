import { type CivilDate, daysBetween } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import type { AnySessionStatus } from './status.ts';

/** How far ahead of the server a phone's clock may be, in milliseconds. */
export const clockTolerance = 10 * 60_000;

/** From how long after its capture an act counts as worked offline, in milliseconds. */
export const lateAfter = 60_000;

/** For how many days after a session that has ended what it gave can still be written down. */
export const typedWithin = 30;

/** Before the product existed: whoever captures then has a wrong clock. */
const firstInstant = Date.UTC(2020, 0, 1);

/** A session as the server knows it when an act arrives. Instants in ISO 8601. */
export interface SessionOnRecord {
  readonly status: AnySessionStatus;
  readonly date: CivilDate;
  readonly started_at: string | null;
}

/** An act on its way: when it was captured on the phone, that instant's day in India, and when it arrives. */
export interface Submission {
  readonly capturedAt: string;
  readonly capturedDay: CivilDate;
  readonly receivedAt: number;
}

/** A capture more than ten minutes ahead of the server, or before 2020, tells of a wrong clock: SESDAY0015. */
export function captureRefusal({ capturedAt, receivedAt }: Submission): Refusal<RefusalCode> | undefined {
  const captured = Date.parse(capturedAt);
  const possible = captured >= firstInstant && captured <= receivedAt + clockTolerance;
  return possible ? undefined : { code: 'SESDAY0015', path: 'captured_at' };
}

/**
 * A phone cannot capture anything before the time that it had heard from the server by then (`heard`, milliseconds):
 * more than ten minutes before, its clock is behind, SESDAY0015.
 */
export function setBackRefusal(capturedAt: string, heard: number): Refusal<RefusalCode> | undefined {
  const behind = Date.parse(capturedAt) + clockTolerance < heard;
  return behind ? { code: 'SESDAY0015', path: 'captured_at' } : undefined;
}

/**
 * Nobody is verified, treated or turned away before the day of a session that has begun: a capture that says so tells of a
 * clock that is behind, SESDAY0015. Bookings are made ahead of the day and are not asked. Its day is all that holds for every phone: two that do not hear of each other may begin the same session,
 * and `started_at` is of the one that was heard first.
 */
export function behindRefusal(session: SessionOnRecord, submission: Submission): Refusal<RefusalCode> | undefined {
  const begun = session.status === 'on-going' || session.status === 'ended' || session.started_at !== null;
  const before = begun && submission.capturedDay < session.date;
  return before ? { code: 'SESDAY0015', path: 'captured_at' } : undefined;
}

/**
 * Was the act captured without knowing what the server knows? Then it is merged with what others did meanwhile
 * instead of being refused for the order in which it came.
 */
export function isLate({ capturedAt, receivedAt }: Submission): boolean {
  return receivedAt - Date.parse(capturedAt) > lateAfter;
}

/**
 * Does the session take an act on its roster? While it is on going, always. Once it has ended, what is captured from its
 * day on, for thirty days: a colleague who had no network went on, and what was forgotten is typed. Frozen after it began,
 * the same when it arrives late. Never begun, put off or cancelled as far as the server knows: what was captured on its
 * day and arrives late, for the start is still on its way from another phone. Else SESDAY0002.
 */
export function sessionTakes(session: SessionOnRecord, submission: Submission): Refusal<RefusalCode> | undefined {
  return session.status === 'on-going' || tookPlace(session, submission) ? undefined : { code: 'SESDAY0002' };
}

function tookPlace({ status, date, started_at }: SessionOnRecord, submission: Submission): boolean {
  const since = daysBetween(date, submission.capturedDay);
  const inTime = since >= 0 && since <= typedWithin;
  if (status === 'ended') return inTime;
  if (!isLate(submission)) return false;
  return status === 'frozen' && started_at !== null ? inTime : since === 0;
}
