import type { RequestOf } from '@teeka/contract/call';
import type { carryNoShows, undoCarryNoShows } from '@teeka/contract/sessions';
import { dayInIndia } from '@teeka/domain/calendar';
import { addedAsNoshow, carried, nextSession } from '@teeka/domain/sessions';
import { type Effect, withEntry, withRosterEntry } from '../view/effect.ts';
import { type PackView, rosterKey, sessionIn } from '../view/view.ts';
import { rosterOf } from './roster.ts';
import { newEntry } from './session-effects.ts';

/** Stands as `carried_to` where the next session is too far ahead to be on this phone. */
const laterThanThis = '';

const idsOf = (view: PackView, session: string): readonly string[] =>
  rosterOf(view, session).map(({ beneficiary_id }) => beneficiary_id);

/** Whoever did not come stands on the next list, as far as that is on this phone. */
export const carryNoShowsEffect: Effect<RequestOf<typeof carryNoShows>> = (view, { session_id, captured_at }) => {
  const session = sessionIn(view, session_id);
  if (!session) return view;
  const all = [...view.rows.sessions.keys()].map((id) => sessionIn(view, id)).filter((one) => one !== undefined);
  const next = nextSession(session, all, dayInIndia(captured_at));
  const missed = rosterOf(view, session_id).filter(({ status }) => status === 'noshow');
  const people = missed.map(({ beneficiary_id }) => beneficiary_id);
  const marked = { ...session, carried_to: next?.session_id ?? laterThanThis };
  const withMark = { ...view, sessions: withEntry(view.sessions, session_id, marked) };
  if (!next) return withMark;
  return carried(people, idsOf(view, next.session_id)).reduce(
    (before: PackView, beneficiary_id) =>
      withRosterEntry(
        before,
        newEntry({
          session_id: next.session_id,
          beneficiary_id,
          added_from: addedAsNoshow,
          carried_from: session_id,
        }),
      ),
    withMark,
  );
};

/** They leave the next list again, as far as nothing has happened with them there. */
export const undoCarryNoShowsEffect: Effect<RequestOf<typeof undoCarryNoShows>> = (view, { session_id }) => {
  const session = sessionIn(view, session_id);
  if (!session) return view;
  const removed = new Set(view.removed);
  for (const entry of rosterOf(view, session.carried_to ?? laterThanThis)) {
    if (entry.carried_from === session_id && entry.status === 'scheduled')
      removed.add(rosterKey(entry.session_id, entry.beneficiary_id));
  }
  const unmarked = { ...session, carried_to: null };
  return { ...view, removed, sessions: withEntry(view.sessions, session_id, unmarked) };
};
