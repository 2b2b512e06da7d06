import { addDays, type CivilDate } from '../calendar/index.ts';
import { catalogue } from '../vaccines/index.ts';
import { lineKey } from './line.ts';
import type { CarriedVials } from './prefill.ts';

/** What a session kept of a vaccine and batch; none is said as well, it ends what an earlier session kept. */
export interface KeptVials {
  readonly material_id: number;
  readonly batch_number: string;
  readonly expiry_date: CivilDate | null;
  readonly vials: number;
  readonly doses: number;
  readonly opened_on: CivilDate | null;
  readonly session_id: string;
  readonly date_of_session: CivilDate;
}

/** The longest that an opened vial of any vaccine may be kept, in days: older reports cannot matter. */
export const longestKept = Math.max(
  ...catalogue.rows.map(({ handling }) => (handling?.discardAfter?.unit === 'days' ? handling.discardAfter.count : 0)),
);

/**
 * Part vials that a site has on a day: of each vaccine and batch what the latest session before that day kept. A
 * vaccine that the latest session does not name was not taken along and lies where it was. Of several sessions of a
 * day the last one in the list counts.
 */
export function carriedOn(kept: readonly KeptVials[], on: CivilDate): readonly CarriedVials[] {
  const latest = new Map<string, KeptVials>();
  for (const one of kept) {
    if (one.date_of_session >= on || one.date_of_session < addDays(on, -longestKept)) continue;
    const before = latest.get(lineKey(one));
    if (!before || before.date_of_session <= one.date_of_session) latest.set(lineKey(one), one);
  }
  return [...latest.values()].flatMap(({ session_id: _, date_of_session: __, opened_on, ...vials }) =>
    vials.vials > 0 && opened_on !== null ? [{ ...vials, opened_on }] : [],
  );
}
