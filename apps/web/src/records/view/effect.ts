import type { RosterEntry } from '@teeka/contract/sessions';
import { actRefusal, isSessionStatus, isWaiting, type RosterAct } from '@teeka/domain/sessions';
import { killedVaccine } from '@teeka/domain/vaccinations';
import type { PersonOnPhone } from '../../platform/pack/person-card.ts';
import { entryIn, type PackView, rosterKey, sessionIn } from './view.ts';

/** Is that the vaccine whose distance from live ones does not count? */
export const isKilled = ({ rows }: PackView, material_id: number): boolean =>
  rows.meta.materials.some((one) => one.material_id === material_id && one.material_code === killedVaccine);

/** A copy of the map with one more entry. */
export const withEntry = <K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> =>
  new Map(map).set(key, value);

/** The person over the pulled ones: the view's copy of the rows has them, the pulled rows themselves never do. */
export function withPerson(view: PackView, person: PersonOnPhone): PackView {
  const people = withEntry(view.rows.people, person.beneficiary_id, person);
  return { ...view, rows: { ...view.rows, people } };
}

/** Puts a line on a session's list over the pulled one. */
export function withRosterEntry(view: PackView, entry: RosterEntry): PackView {
  const key = rosterKey(entry.session_id, entry.beneficiary_id);
  const removed = new Set(view.removed);
  removed.delete(key);
  return { ...view, removed, roster: withEntry(view.roster, key, entry) };
}

export interface RosterChange {
  readonly session_id: string;
  readonly beneficiary_id: string;
  readonly act: RosterAct;
  readonly to: Partial<RosterEntry>;
}

/**
 * Moves a person on a session's list, where the rules of the roster allow it; else nothing changes. Somebody else may have
 * ended or stopped the session meanwhile: it takes what was done all the same. Before its start it takes nothing.
 */
export function moveOnRoster(view: PackView, change: RosterChange): PackView {
  const entry = entryIn(view, change.session_id, change.beneficiary_id);
  const session = sessionIn(view, change.session_id);
  if (!entry || !session || !isSessionStatus(session.status)) return view;
  const waits = isWaiting(session.status);
  const refused = actRefusal(change.act, entry.status, waits ? session.status : 'on-going');
  return refused ? view : withRosterEntry(view, { ...entry, ...change.to });
}
