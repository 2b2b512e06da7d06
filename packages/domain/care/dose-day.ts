import { type CivilDate, dayInIndia } from '../calendar/index.ts';
import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';

interface GivenDose {
  readonly given_on: CivilDate;
  readonly captured_at: string;
  /** Given by others before, in the care of a bite: the day is the one on their paper. */
  readonly elsewhere?: boolean;
}

/**
 * A dose of a session is given on the day of its session, also where it is typed later: one of another day would count at
 * once and stand in the figures of a session that never gave it. VACDOS0024 with the session's `date`; whoever has the
 * paper of another day reports a previous vaccination, which somebody else decides on. Where bites are watched through
 * the night (`throughNight`), any day from the session's to that of the capture.
 */
export function otherDayRefusals(
  doses: readonly GivenDose[],
  { sessionDay, throughNight }: { readonly sessionDay: CivilDate; readonly throughNight: boolean },
): Refusals {
  return doses.flatMap(({ given_on, captured_at, elsewhere = false }, at) => {
    const last = throughNight ? dayInIndia(captured_at) : sessionDay;
    const fits = given_on === sessionDay || (given_on > sessionDay && given_on <= last);
    return elsewhere || fits ? [] : [otherDay(`vaccine_details.${at}.given_on`, sessionDay)];
  });
}

/**
 * The same of a correction: only who keeps the record right later on moves a dose of a session to another day
 * (`keepsDays`); a dose that no session gave has no `sessionDay`. Path of the correction.
 */
export function movedDayRefusal(
  given_on: CivilDate,
  known: {
    readonly sessionDay: CivilDate | null;
    readonly elsewhere: boolean;
    readonly before: CivilDate;
    readonly keepsDays: boolean;
  },
): Refusal<RefusalCode> | undefined {
  const { sessionDay, elsewhere, before, keepsDays } = known;
  const free = keepsDays || elsewhere || sessionDay === null || given_on === before;
  return free || given_on === sessionDay ? undefined : otherDay('corrected.given_on', sessionDay);
}

const otherDay = (path: string, date: CivilDate): Refusal<RefusalCode> => ({
  code: 'VACDOS0024',
  path,
  values: { date },
});
