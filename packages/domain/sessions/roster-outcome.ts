import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { type RosterAct, type RosterFacts, type RosterStatus, rosterRefusal, rosterStatus } from './roster.ts';
import { isSessionStatus } from './status.ts';
import {
  behindRefusal,
  captureRefusal,
  isLate,
  type SessionOnRecord,
  type Submission,
  sessionTakes,
} from './submission.ts';

/** A person's line on a session's list as the server keeps it. */
export interface EntryOnRecord {
  readonly status: RosterStatus;
  readonly verified_at: string | null;
}

export type RosterOutcome =
  | { readonly refusal: Refusal<RefusalCode> }
  /** The line as it is already says what the act says, or what came after it. */
  | { readonly unchanged: true }
  | { readonly status: RosterStatus };

/**
 * What an act makes of a person's line. What was captured without the network is never refused for the order in
 * which it arrives: a second verification changes nothing, a rejection gives way to a dose or to a later
 * verification, a dose of a verified person stands whatever others did meanwhile. A vaccinated person stays so.
 * Live acts are refused as `rosterRefusal` says; a wrong clock gives SESDAY0015.
 */
export function rosterOutcome(
  act: RosterAct,
  entry: EntryOnRecord | undefined,
  known: { readonly session: SessionOnRecord; readonly submission: Submission },
): RosterOutcome {
  const wrongClock = captureRefusal(known.submission);
  if (wrongClock) return { refusal: wrongClock };
  if (!entry) return { refusal: { code: 'SESDAY0010' } };
  const closed = behindRefusal(known.session, known.submission) ?? sessionTakes(known.session, known.submission);
  if (closed) return { refusal: closed };
  const facts = factsOf(entry, known.session);
  const late = isLate(known.submission);
  if (late && isOvertaken(act, entry, known.submission)) return { unchanged: true };
  const asCaptured = {
    ...facts,
    rejected: facts.rejected && !(late && facts.verified),
    sessionStatus: 'on-going' as const,
  };
  const refusal = rosterRefusal(act, asCaptured);
  if (refusal) return { refusal };
  const status = rosterStatus(after(act, facts));
  return status === entry.status && act === 'vaccinate' ? { unchanged: true } : { status };
}

function factsOf(entry: EntryOnRecord, session: SessionOnRecord): RosterFacts {
  return {
    verified: entry.verified_at !== null,
    vaccinated: entry.status === 'vaccinated',
    rejected: entry.status === 'rejected',
    sessionStatus: isSessionStatus(session.status) ? session.status : 'on-going',
  };
}

function isOvertaken(act: RosterAct, entry: EntryOnRecord, { capturedAt }: Submission): boolean {
  if (act === 'vaccinate') return false;
  if (entry.status === 'vaccinated') return true;
  if (act === 'verify') return entry.status === 'verified';
  return entry.verified_at !== null && Date.parse(entry.verified_at) > Date.parse(capturedAt);
}

function after(act: RosterAct, facts: RosterFacts): RosterFacts {
  if (act === 'vaccinate') return { ...facts, vaccinated: true };
  return act === 'verify' ? { ...facts, verified: true, rejected: false } : { ...facts, rejected: true };
}
