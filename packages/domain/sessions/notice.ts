import { addDays, type CivilDate } from '../calendar/index.ts';
import { type SlottedSession, slotAfter, slotsOf } from './slots.ts';

/** When somebody is to come, as far as they know, and whether they believe that it does not take place. Times `HH:MM`. */
export interface Expected {
  readonly day: CivilDate;
  readonly from: string;
  readonly to: string;
  readonly off: boolean;
}

/** A session as far as its people have to know of it. */
export interface KnownSession extends SlottedSession {
  readonly status: string;
  readonly date_of_session: CivilDate;
  readonly published: boolean;
}

/**
 * What became of the last notice for somebody: a message that waits or is being handed over, one that was sent, one that
 * a worker is to bring or has brought.
 */
export type NoticeState = 'waiting' | 'sending' | 'sent' | 'to-tell' | 'told';

/** Somebody on the list who has not come yet. `notice`: the last that they were to be given, and what they knew before. */
export interface BookedPerson {
  readonly slot_time: string | null;
  readonly has_number: boolean;
  readonly notice: { readonly state: NoticeState; readonly heard: Expected } | null;
}

/** What somebody still knows, and who gives them notice: a message, or a worker. */
export interface Notice {
  readonly heard: Expected;
  readonly state: 'waiting' | 'to-tell';
}

/** When somebody booked to this slot, or to none, is to come. Cancelled and frozen: nobody can. */
export function expectedAt(session: KnownSession, slot: string | null): Expected {
  const found = slotsOf(session).find(({ slot_time }) => slot_time === slot);
  return {
    day: session.date_of_session,
    from: found?.slot_time ?? session.start_time,
    to: found?.end_time ?? session.end_time,
    off: session.status === 'cancelled' || session.status === 'frozen',
  };
}

/** Would somebody who expects the one come in vain, or too late, when it is the other? */
export function needsNotice(heard: Expected, now: Expected): boolean {
  if (heard.off || now.off) return heard.off !== now.off;
  return heard.day !== now.day || heard.from !== now.from || heard.to > now.to;
}

/**
 * What a change of a session is to somebody booked for it; null when they know already what is so. Notice that did not
 * reach them is replaced. Whoever heard that it does not take place hears from a worker that it does: two messages
 * that contradict each other help nobody. Of a day that is over, and of a plan that was never put out, nobody hears.
 */
export function noticeFor(
  person: BookedPerson,
  { before, after, today }: { before: KnownSession; after: KnownSession; today: CivilDate },
): Notice | null {
  const { notice, slot_time } = person;
  const unheard = notice?.state === 'waiting' || notice?.state === 'to-tell';
  const heard = notice && unheard ? notice.heard : expectedAt(before, slot_time);
  const now = expectedAt(after, slotAfter(slot_time, before, after));
  if (!after.published || now.day < today || !needsNotice(heard, now)) return null;
  const contradicts = heard.off && heard.day === now.day;
  return { heard, state: person.has_number && !contradicts ? 'waiting' : 'to-tell' };
}

/** Does a change of a plan concern whoever is booked, in a slot or at any time? */
export function concernsBooked(before: KnownSession, after: KnownSession): boolean {
  const slots = slotsOf(before).map(({ slot_time }) => slot_time);
  return [null, ...slots].some((slot) =>
    needsNotice(expectedAt(before, slot), expectedAt(after, slotAfter(slot, before, after))),
  );
}

/** When people hear of a freeze, on the day before, in India. What is lifted earlier nobody has to hear of. */
export const freezeHeardAt = '17:00';

/** The instant from which people hear of a freeze of this day's session. */
export const freezeHeardFrom = (day: CivilDate): string => `${addDays(day, -1)}T${freezeHeardAt}:00+05:30`;
