import type { RequestOf } from '@teeka/contract/call';
import type {
  addToOngoingSession,
  changeSlot,
  endSession,
  RosterEntry,
  rejectBeneficiary,
  Session,
  startSession,
  verifyManually,
} from '@teeka/contract/sessions';
import { isSessionStatus, moveSession } from '@teeka/domain/sessions';
import { type Effect, moveOnRoster, withEntry, withRosterEntry } from '../view/effect.ts';
import { entryIn, type PackView, rosterKey, sessionIn } from '../view/view.ts';
import { rosterOf } from './roster.ts';

/** The session after the act, or undefined where the rules do not allow it; the day was checked at the act. */
function moved(view: PackView, sessionId: string, act: 'start' | 'end'): Session | undefined {
  const session = sessionIn(view, sessionId);
  if (!session || !isSessionStatus(session.status)) return undefined;
  const { status, date_of_session: date } = session;
  const move = moveSession(act, { status, date }, date);
  return move.ok ? { ...session, status: move.status } : undefined;
}

/** Yet to start → on going. */
export const startSessionEffect: Effect<RequestOf<typeof startSession>> = (view, input) => {
  const session = moved(view, input.session_id, 'start');
  if (!session) return view;
  const { vaccines_confirmed = [], key_facilitator_name: name } = input;
  const special = name
    ? {
        vaccines_confirmed,
        key_facilitator_name: name,
        key_facilitator_designation: input.key_facilitator_designation,
        key_facilitator_mobile: input.key_facilitator_mobile,
      }
    : {};
  const started = { ...session, ...special, started_at: input.captured_at };
  return { ...view, sessions: withEntry(view.sessions, input.session_id, started) };
};

/** On going → completed; whoever was scheduled and did not come becomes a no-show. */
export const endSessionEffect: Effect<RequestOf<typeof endSession>> = (view, input) => {
  const session = moved(view, input.session_id, 'end');
  if (!session) return view;
  const roster = new Map(view.roster);
  for (const entry of rosterOf(view, input.session_id)) {
    if (entry.status === 'scheduled') {
      roster.set(rosterKey(entry.session_id, entry.beneficiary_id), { ...entry, status: 'noshow' });
    }
  }
  const ended = { ...session, ended_at: input.captured_at };
  return { ...view, roster, sessions: withEntry(view.sessions, input.session_id, ended) };
};

/** A line that this phone puts on a list. */
export function newEntry(
  entry: Pick<RosterEntry, 'session_id' | 'beneficiary_id' | 'added_from'> & Partial<RosterEntry>,
): RosterEntry {
  return {
    status: 'scheduled',
    verified_by: null,
    verified_at: null,
    verification_method: null,
    reject_reason_id: null,
    slot_time: null,
    carried_from: null,
    version: 0,
    ...entry,
  };
}

const addedEntry = (view: PackView, input: RequestOf<typeof addToOngoingSession>): RosterEntry => {
  const { session_id, beneficiary_id, added_from, slot_time = null } = input;
  const status = sessionIn(view, session_id)?.status === 3 ? 'noshow' : 'scheduled';
  return newEntry({ session_id, beneficiary_id, added_from, slot_time, status });
};

/** A found person appears among the scheduled ones, of the ongoing session or of a coming one. */
export const addToSessionEffect: Effect<RequestOf<typeof addToOngoingSession>> = (view, input, item) => {
  const listed: PackView = entryIn(view, input.session_id, input.beneficiary_id)
    ? view
    : withRosterEntry(view, addedEntry(view, input));
  if (!item.person || view.rows.people.has(input.beneficiary_id)) return listed;
  return { ...listed, people: withEntry(view.people, input.beneficiary_id, item.person) };
};

/** Another slot, until the person has come. */
export const changeSlotEffect: Effect<RequestOf<typeof changeSlot>> = (view, input) => {
  const entry = entryIn(view, input.session_id, input.beneficiary_id);
  return entry?.status === 'scheduled' ? withRosterEntry(view, { ...entry, slot_time: input.slot_time }) : view;
};

/** Scheduled → verified; a rejected person who came back is verified again. */
export const verifyEffect: Effect<RequestOf<typeof verifyManually>> = (view, input, item) =>
  moveOnRoster(view, {
    ...input,
    act: 'verify',
    to: {
      status: 'verified',
      reject_reason_id: null,
      verified_by: item.madeBy,
      verified_at: input.captured_at,
      verification_method: 'manual',
    },
  });

/** Scheduled or verified → rejected, with the reason. */
export const rejectEffect: Effect<RequestOf<typeof rejectBeneficiary>> = (view, input) =>
  moveOnRoster(view, {
    ...input,
    act: 'reject',
    to: { status: 'rejected', reject_reason_id: input.reason_id },
  });
