import type { CivilDate } from '../calendar/index.ts';
import { isWaiting } from './status.ts';

/** What stands as `added_from` of somebody who did not come to a session and was put on the next one's list. */
export const addedAsNoshow = 'noshow';

interface Planned {
  readonly session_id: string;
  readonly session_site_id: string;
  readonly date_of_session: CivilDate;
  readonly start_time: string;
  readonly status: string;
  /** Null or left out for an ordinary session. */
  readonly special_session_type_id?: number | null | undefined;
}

/**
 * The session no-shows are carried to: the next ordinary one at the same site after that day, of today at the earliest,
 * that still waits. A special one is for others: infants have no place on the day of a school.
 */
export function nextSession<Session extends Planned>(
  ended: Pick<Planned, 'session_site_id' | 'date_of_session'>,
  sessions: readonly Session[],
  today: CivilDate,
): Session | undefined {
  const waits = ({ status, special_session_type_id = null }: Planned) =>
    special_session_type_id === null && isWaiting(status);
  const order = (session: Planned) => `${session.date_of_session} ${session.start_time} ${session.session_id}`;
  return sessions
    .filter((one) => one.session_site_id === ended.session_site_id && waits(one))
    .filter((one) => one.date_of_session > ended.date_of_session && one.date_of_session >= today)
    .sort((a, b) => order(a).localeCompare(order(b)))[0];
}

/** Who is carried: whoever did not come and does not stand on the other list already. */
export function carried(noshows: readonly string[], listedThere: readonly string[]): readonly string[] {
  const there = new Set(listedThere);
  return noshows.filter((person) => !there.has(person));
}
