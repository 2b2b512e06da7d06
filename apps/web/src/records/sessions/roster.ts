import type { RosterEntry } from '@teeka/contract/sessions';
import { type PackView, rosterKey } from '../view/view.ts';

/** Everyone on a session's lists as they stand now. */
export function rosterOf(view: PackView, sessionId: string): readonly RosterEntry[] {
  const entries = new Map(view.rows.roster.get(sessionId));
  for (const entry of view.roster.values()) {
    if (entry.session_id === sessionId) entries.set(entry.beneficiary_id, entry);
  }
  return [...entries.values()].filter((entry) => !view.removed.has(rosterKey(sessionId, entry.beneficiary_id)));
}
