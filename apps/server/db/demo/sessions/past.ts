import { type DayNumber, dayText } from '@teeka/domain/calendar';
import { instantOf } from '../days.ts';
import type { Site } from '../places/sites.ts';
import { uuidNamed } from '../uuid.ts';

/** A session that was held. */
export interface PastSession {
  readonly session_id: string;
  readonly site: Site;
  readonly day: DayNumber;
}

/** The session of a site and day: made again on another run, it is the same one. */
export function sessionId(site: Pick<Site, 'session_site_id'>, day: DayNumber): string {
  return uuidNamed(instantOf(day, 0) - 14 * 86_400_000, `session ${site.session_site_id} ${dayText(day)}`);
}

/** Sessions of the last eight weeks are in the register with their lists; doses given earlier stand without. */
const weeksKept = 8;

/** Remembers which sessions of the past weeks were held. */
export class PastSessions {
  readonly #from: DayNumber;
  readonly #sessions = new Map<string, PastSession>();

  constructor(today: DayNumber) {
    this.#from = today - weeksKept * 7;
  }

  /** The session at that site on that day, or undefined when it lies too long ago. */
  on(site: Site, day: DayNumber): PastSession | undefined {
    if (day < this.#from) return undefined;
    const key = `${site.session_site_id} ${day}`;
    let session = this.#sessions.get(key);
    if (!session) {
      session = { session_id: sessionId(site, day), site, day };
      this.#sessions.set(key, session);
    }
    return session;
  }

  all(): Iterable<PastSession> {
    return this.#sessions.values();
  }
}
