/** Shortest slot that people can be booked to, in minutes. */
export const shortestSlot = 15;
/** Most slots of a session. */
export const mostSlots = 12;

/** Minutes after midnight of `HH:MM` (24 h), or undefined where it is no time of day. */
export function minutesOf(time: string): number | undefined {
  const found = /^([01][0-9]|2[0-3]):([0-5][0-9])$/.exec(time);
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined;
}

const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** A part of a session that people are asked to come in. Times `HH:MM`; `places` how many may be booked. */
export interface Slot {
  readonly slot_time: string;
  readonly end_time: string;
  readonly places: number;
}

export interface SlottedSession {
  readonly start_time: string;
  readonly end_time: string;
  readonly capacity: number;
  readonly slots?: number | undefined;
}

/**
 * The slots of a session, equally long (whole minutes; the last one takes the rest), the places dealt out as evenly
 * as they go, the first ones taking one more. One slot or none means that nobody is asked to come at a time.
 */
export function slotsOf({ start_time, end_time, capacity, slots = 1 }: SlottedSession): readonly Slot[] {
  const [from, to] = [minutesOf(start_time), minutesOf(end_time)];
  if (from === undefined || to === undefined || to <= from || slots <= 1) return [];
  const length = Math.floor((to - from) / slots);
  const [least, more] = [Math.floor(capacity / slots), capacity % slots];
  return Array.from({ length: slots }, (_, at) => ({
    slot_time: timeOf(from + at * length),
    end_time: at === slots - 1 ? end_time : timeOf(from + (at + 1) * length),
    places: least + (at < more ? 1 : 0),
  }));
}

/** How many slots a session can have at most: 12, none shorter than 15 minutes, none without a place; at least 1. */
export function slotsPossible(session: Omit<SlottedSession, 'slots'>): number {
  const [from, to] = [minutesOf(session.start_time), minutesOf(session.end_time)];
  const byTime = from === undefined || to === undefined ? mostSlots : Math.floor((to - from) / shortestSlot);
  return Math.max(1, Math.min(mostSlots, byTime, session.capacity));
}

/**
 * The slot of somebody booked, after a plan was changed: the same part of the session as before, by its place in the
 * row of slots. Null where there are none any more, or where nobody was asked to come at a time.
 */
export function slotAfter(slot: string | null, before: SlottedSession, after: SlottedSession): string | null {
  const [had, has] = [slotsOf(before), slotsOf(after)];
  const at = had.findIndex(({ slot_time }) => slot_time === slot);
  return at < 0 ? null : (has[Math.floor((at * has.length) / had.length)]?.slot_time ?? null);
}
