import type { RosterEntry, Session } from '@teeka/contract/sessions';
import type { CaseStatus } from '@teeka/domain/care';
import type { Item, ItemState } from '../../platform/outbox/item.ts';
import type { PersonCard } from '../../platform/pack/person-card.ts';
import type { PackRows } from '../../platform/pack/rows.ts';

/** A dose recorded on this phone that no pull has brought back yet. */
export interface LocalDose {
  readonly dose_id: string;
  readonly dose_code: string;
  readonly material_id: number;
  readonly batch_number: string;
  readonly given_on: string;
  /** The killed vaccine against Japanese encephalitis, which keeps no distance from live ones. */
  readonly killed: boolean;
  /** Reported by the family, no document shows it. */
  readonly byWord?: boolean;
  readonly session_id: string;
  readonly case_id: string;
  readonly item_id: string;
  readonly state: ItemState;
  /** Recorded on this phone by a colleague of the site, and not in the pack yet. */
  readonly byColleague?: boolean;
}

/** A visit's case as this phone made it; cases do not travel in the pack. */
export interface LocalCase {
  readonly case_id: string;
  readonly beneficiary_id: string;
  readonly session_id: string;
  readonly material_ids: readonly number[];
  readonly screened: readonly string[];
  readonly status: CaseStatus;
  readonly opened_at: string;
  readonly doses: readonly LocalDose[];
}

/** What the phone shows: the pulled rows, and over them the effects of what was done here since. */
export interface PackView {
  readonly rows: PackRows;
  /** The phone's own items, in the order they were made. */
  readonly items: readonly Item[];
  readonly sessions: ReadonlyMap<string, Session>;
  /** Changed entries, by `rosterKey`. */
  readonly roster: ReadonlyMap<string, RosterEntry>;
  /** Lines taken off lists again, by `rosterKey`. */
  readonly removed: ReadonlySet<string>;
  /** By beneficiary. */
  readonly doses: ReadonlyMap<string, readonly LocalDose[]>;
  /** By case. */
  readonly cases: ReadonlyMap<string, LocalCase>;
  /** People who are on a list but not in the rows. */
  readonly people: ReadonlyMap<string, PersonCard>;
  /** Photos taken on this phone in the last days, base64, by beneficiary. */
  readonly photos: ReadonlyMap<string, string | null>;
  /** Pictures of paper cards taken on this phone in the last days, base64, by beneficiary; null: taken off. */
  readonly cardPhotos: ReadonlyMap<string, string | null>;
}

export const rosterKey = (sessionId: string, beneficiaryId: string): string => `${sessionId}/${beneficiaryId}`;

/** The rows alone, nothing local over them. */
export function bareView(rows: PackRows, items: readonly Item[] = []): PackView {
  return {
    rows,
    items,
    sessions: new Map(),
    roster: new Map(),
    removed: new Set(),
    doses: new Map(),
    cases: new Map(),
    people: new Map(),
    photos: new Map(),
    cardPhotos: new Map(),
  };
}

/** A session as it stands now. */
export function sessionIn(view: PackView, sessionId: string): Session | undefined {
  return view.sessions.get(sessionId) ?? view.rows.sessions.get(sessionId);
}

/** A person's line on a session's list as it stands now. */
export function entryIn(view: PackView, sessionId: string, beneficiaryId: string): RosterEntry | undefined {
  const key = rosterKey(sessionId, beneficiaryId);
  if (view.removed.has(key)) return undefined;
  return view.roster.get(key) ?? view.rows.roster.get(sessionId)?.get(beneficiaryId);
}
