import type { RosterStatus, Session } from '@teeka/contract/sessions';
import { isPublished, isWaiting } from '@teeka/domain/sessions';
import type { AppKept } from '../../../platform/native/app-kept.ts';
import type { PullState } from '../../../platform/pack/pack.ts';
import { segments } from '../session/state.ts';

/** The sessions of the dashboard, in order of day and time. */
export interface DayPlan {
  /** Of a day that is over, and nobody has ended them. */
  readonly toEnd: readonly Session[];
  readonly today: readonly Session[];
  readonly coming: readonly Session[];
  /** Of today and the coming days, what was cancelled or stands still. */
  readonly setAside: readonly Session[];
}

/** Today's sessions, the published ones of the coming days, and what was never ended, however long ago. */
export function dayPlan(sessions: readonly Session[], today: string): DayPlan {
  const isSetAside = ({ status }: Session) => status === 'cancelled' || status === 'frozen';
  const shown = sessions.filter(({ date_of_session }) => isPublished(date_of_session, today));
  const takingPlace = shown.filter((session) => !isSetAside(session));
  return {
    toEnd: sessions.filter(({ status, date_of_session }) => status === 'on-going' && date_of_session < today),
    today: takingPlace.filter((session) => session.date_of_session === today),
    coming: takingPlace.filter((session) => session.date_of_session !== today),
    setAside: shown.filter(isSetAside),
  };
}

/** How far a session is: whoever was seen, of all who are on its lists. */
export interface Progress {
  readonly vaccinated: number;
  readonly total: number;
}

export function progressOf({ counts }: Pick<Session, 'counts'>): Progress {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { vaccinated: counts.vaccinated, total };
}

/** The lists whose counts a card shows: those on which somebody stands. */
export const listsShown = ({ counts }: Pick<Session, 'counts'>): readonly RosterStatus[] =>
  segments.filter((one) => counts[one] > 0);

/** The session that the one primary action opens: the one that runs, else the next of today that has not ended, else what was left. */
export function primarySession(plan: DayPlan): Session | null {
  const running = plan.today.find((session) => session.status === 'on-going');
  const waiting = plan.today.find((session) => isWaiting(session.status));
  return running ?? waiting ?? plan.toEnd[0] ?? null;
}

/** What the dashboard says about the pack on this phone. */
export type PackNote =
  | { readonly kind: 'opening'; readonly people: number | null }
  | { readonly kind: 'ready'; readonly since: string }
  | { readonly kind: 'renewing'; readonly since: string }
  /** The day is here, but the app itself would not open without network. */
  | { readonly kind: 'appComing' }
  | { readonly kind: 'appNotKept' }
  | { readonly kind: 'missing' };

/** The truth about the day on this phone: is it here, is it coming, can it not come? */
export function packNote(
  pulling: PullState,
  known: { pulledAt: string | null; online: boolean; kept: AppKept },
): PackNote {
  const busy = pulling.kind === 'asking' || pulling.kind === 'saving';
  if (known.pulledAt !== null && known.kept === 'fetching') return { kind: 'appComing' };
  if (known.pulledAt !== null && known.kept === 'no') return { kind: 'appNotKept' };
  if (known.pulledAt !== null) return { kind: busy ? 'renewing' : 'ready', since: known.pulledAt };
  if (pulling.kind === 'saving') return { kind: 'opening', people: pulling.people };
  if (pulling.kind === 'unreachable' || pulling.kind === 'failed' || !known.online) return { kind: 'missing' };
  return { kind: 'opening', people: null };
}
