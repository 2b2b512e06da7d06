import { isAbout, type PaperAbout } from '../beneficiaries/standing-of.ts';
import { isKilled, withEntry, withRosterEntry } from './effect.ts';
import type { SharedDose, SharedRecord } from './shared.ts';
import { entryIn, type LocalDose, type PackView } from './view.ts';

/** What a colleague's record on this phone tells. */
export interface ByColleague {
  /** Id of the colleague's item. */
  readonly id: string;
  readonly shared: SharedRecord;
}

/**
 * Doses that colleagues have recorded on this phone and that the pack does not know yet, drawn over it: whoever got one
 * stands as given and, at its session, as vaccinated. Pure.
 */
export function withColleagues(view: PackView, records: readonly ByColleague[]): PackView {
  const taken = new Set(records.flatMap(({ shared }) => shared.taken));
  return records.reduce((drawn, record) => withRecord(drawn, record, taken), view);
}

function withRecord(view: PackView, { id, shared }: ByColleague, taken: ReadonlySet<string>): PackView {
  const { person, session_id } = shared;
  const fresh = shared.given.filter((dose) => !taken.has(dose.dose_id) && !isKnown(view, person, dose));
  if (fresh.length === 0) return view;
  const doses = fresh.map(
    (dose): LocalDose => ({
      ...dose,
      killed: isKilled(view, dose.material_id),
      batch_number: '',
      case_id: '',
      session_id,
      item_id: id,
      state: 'waiting',
      byColleague: true,
    }),
  );
  const drawn = {
    ...view,
    doses: withEntry(view.doses, person, [...(view.doses.get(person) ?? []), ...doses]),
  };
  const entry = entryIn(drawn, session_id, person);
  // What came before the dose (start, verification) is not shared: the dose says that it was so.
  if (!entry) return drawn;
  return withRosterEntry(drawn, { ...entry, status: 'vaccinated' });
}

/** Have colleagues recorded doses on this phone, of somebody or at a session that this is about, which the pack lacks? */
export function haveByColleagues({ doses }: Pick<PackView, 'doses'>, of: PaperAbout): boolean {
  return [...doses].some(([person, hers]) =>
    hers.some(({ byColleague, session_id }) => byColleague && isAbout({ person, session: session_id || null }, of)),
  );
}

/** Once the server has heard of a dose, taken back since or not, what it says is the one to show. */
function isKnown({ rows }: PackView, person: string, { dose_code, given_on }: SharedDose): boolean {
  const pulled = rows.people.get(person)?.doses ?? [];
  return pulled.some(([code, day]) => code === dose_code && day === given_on);
}
