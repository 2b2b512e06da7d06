import type { CivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { type ListedSession, slotRefusal } from './addition.ts';
import type { RosterStatus } from './roster.ts';
import type { AnySessionStatus } from './status.ts';
import { captureRefusal, isLate, type Submission } from './submission.ts';

/** Somebody's line on the list, as far as their slot goes. `slot_time` `HH:MM`, null when they come at any time. */
export interface SlottedEntry {
  readonly status: RosterStatus;
  readonly slot_time: string | null;
}

export type SlotOutcome =
  | { readonly refusal: Refusal<RefusalCode> }
  /** They are booked so already, or it came too late to matter. */
  | { readonly unchanged: true }
  | { readonly slot_time: string | null };

const closed: Readonly<Partial<Record<AnySessionStatus, RefusalCode>>> = {
  cancelled: 'SESDAY0007',
  ended: 'SESDAY0004',
  frozen: 'SESDAY0008',
};

/**
 * Books somebody of the list to another slot, or to none, until they come. Refused: a wrong clock SESDAY0015, not on
 * the list SESDAY0010, cancelled SESDAY0007, frozen SESDAY0008, ended SESDAY0004, its day over SESPLN0002, they have
 * come already SESPLN0016; under `slot_time` what is no slot of the session FLDVAL0029, and a full one SESPLN0011. What
 * was requested without network takes a place of a full slot, and changes nothing once they have come or it has ended.
 */
export function slotOutcome(
  entry: SlottedEntry | undefined,
  session: ListedSession,
  booking: { readonly slot: string | null; readonly submission: Submission; readonly today: CivilDate },
): SlotOutcome {
  const wrongClock = captureRefusal(booking.submission);
  if (wrongClock) return { refusal: wrongClock };
  if (!entry) return { refusal: { code: 'SESDAY0010', path: 'beneficiary_id' } };
  const [cameAlready, over] = [entry.status !== 'scheduled', session.status === 'ended'];
  if (isLate(booking.submission) && (cameAlready || over)) return { unchanged: true };
  const code = closed[session.status];
  if (code) return { refusal: { code } };
  if (session.date < booking.today) return { refusal: { code: 'SESPLN0002', values: { date: session.date } } };
  if (cameAlready) return { refusal: { code: 'SESPLN0016', path: 'beneficiary_id' } };
  if (booking.slot === entry.slot_time) return { unchanged: true };
  const refusal = slotRefusal(session, booking);
  return refusal ? { refusal } : { slot_time: booking.slot };
}
