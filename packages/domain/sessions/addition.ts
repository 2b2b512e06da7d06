import type { CivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { isPublished } from './published.ts';
import { type SlottedSession, slotsOf } from './slots.ts';
import { type AnySessionStatus, isWaiting } from './status.ts';
import { isLate, type SessionOnRecord, type Submission, sessionTakes } from './submission.ts';

/** A session somebody is to be put on the list of. */
export interface ListedSession extends SessionOnRecord, SlottedSession {
  readonly published: boolean;
  /** How many stand on its list. */
  readonly listed: number;
  /** How many are booked to the slot that is requested. */
  readonly inSlot: number;
}

interface Booking {
  /** `HH:MM` of a slot, or null when the person may come at any time. */
  readonly slot: string | null;
  readonly submission: Submission;
  readonly today: CivilDate;
}

/**
 * Why nobody can be put on the list, or undefined. While the session is on going (or as `sessionTakes` allows what
 * was captured offline) everybody who has come is put on it, however many they are. Ahead of its day people are
 * booked: cancelled SESDAY0007, frozen SESDAY0008, over SESDAY0002, not visible yet SESDAY0006, no place left
 * SESPLN0010. A slot must be one of the session's (FLDVAL0029 under `slot_time`) and have a place left (SESPLN0011);
 * what was booked without network is kept although the slot has filled meanwhile.
 */
export function additionRefusal(session: ListedSession, booking: Booking): Refusal<RefusalCode> | undefined {
  return entryRefusal(session, booking) ?? slotRefusal(session, booking);
}

const closed: Readonly<Partial<Record<AnySessionStatus, RefusalCode>>> = {
  cancelled: 'SESDAY0007',
  frozen: 'SESDAY0008',
};

function entryRefusal(session: ListedSession, { submission, today }: Booking): Refusal<RefusalCode> | undefined {
  if (!sessionTakes(session, submission)) return undefined;
  const code = closed[session.status];
  if (code) return { code };
  if (!isWaiting(session.status)) return { code: 'SESDAY0002' };
  if (!session.published || !isPublished(session.date, today)) return { code: 'SESDAY0006' };
  const full = session.listed >= session.capacity && !isLate(submission);
  return full ? { code: 'SESPLN0010', values: { max: session.capacity } } : undefined;
}

/** Why nobody can be booked to this slot, under `slot_time`. */
export function slotRefusal(
  session: ListedSession,
  { slot, submission }: Pick<Booking, 'slot' | 'submission'>,
): Refusal<RefusalCode> | undefined {
  if (slot === null) return undefined;
  const found = slotsOf(session).find(({ slot_time }) => slot_time === slot);
  if (!found) return { code: 'FLDVAL0029', path: 'slot_time' };
  if (session.inSlot < found.places || isLate(submission)) return undefined;
  return { code: 'SESPLN0011', path: 'slot_time', values: { max: found.places } };
}

/**
 * What stands as `added_from` of somebody who is put on a session's list: 'vaccinator' when a Vaccinator or ANM does it, blank
 * for other roles. Specification 2, sessions. Roles as they stand on the wire.
 */
export const addedFrom = (role: string): 'vaccinator' | '' =>
  role === 'Vaccinator' || role === 'ANM' ? 'vaccinator' : '';
