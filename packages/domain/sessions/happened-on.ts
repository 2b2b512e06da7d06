import type { CivilDate } from '../calendar/index.ts';

/**
 * The day of what is written down of a session: what is typed after its day happened on it. A session that a worker did
 * not end yesterday is typed to its end today.
 */
export const happenedOn = (sessionDay: CivilDate, writtenOn: CivilDate): CivilDate =>
  sessionDay < writtenOn ? sessionDay : writtenOn;
