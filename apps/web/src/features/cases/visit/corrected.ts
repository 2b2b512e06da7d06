import type { Dose } from '@teeka/contract/cases';
import type { CivilDate } from '@teeka/domain/calendar';
import type { Refusal } from '@teeka/domain/refusal';
import { happenedOn } from '@teeka/domain/sessions';
import type { VisitPlace } from './steps.ts';
import type { SaveFacts } from './use-visit.ts';

/** What of a visit was sent under which case, from which vials and when: it stays where the visit is corrected. */
export interface Sent {
  readonly caseId: string;
  /** When its case was written down first. */
  readonly openedAt: string;
  /** When it was, and when it was written down; null in what an earlier version kept of a visit without doses. */
  readonly given: { readonly on: CivilDate; readonly at: string } | null;
  /** Batches of its doses, in their order. */
  readonly batches: readonly (string | null)[];
}

/** A refused visit that is corrected. */
export interface Corrected {
  readonly refusals: readonly Refusal[];
  readonly sent: Sent | null;
}

/** What is kept of a visit as it is sent, also of one that gave no doses. */
export function sentOf(
  doses: readonly Dose[],
  { caseId, today, capturedAt, openedAt = capturedAt }: Omit<SaveFacts, keyof VisitPlace | 'newId'>,
): Sent {
  const here = doses.find(({ amounts }) => amounts?.elsewhere !== true);
  return {
    caseId,
    openedAt,
    given: { on: here?.given_on ?? today, at: here?.captured_at ?? capturedAt },
    batches: doses.map(({ batch_id }) => batch_id ?? null),
  };
}

/**
 * May a dose of a refused record have been drawn from this batch though it was stopped? Where the record names it, and
 * this phone knows of the stop, or the server has answered.
 */
export const drawnDespite = (
  corrected: Corrected | null,
  { batch_id }: { readonly batch_id: string },
  isStopped: boolean,
): boolean =>
  corrected?.sent?.batches.some(
    (batch, at) =>
      batch === batch_id &&
      (isStopped ||
        corrected.refusals.some(
          ({ code, path }) => code === 'VACDOS0023' && path === `vaccine_details.${at}.batch_id`,
        )),
  ) ?? false;

/** Refusals that say that the phone's clock was wrong. */
const ofClock = ['SESDAY0015', 'SCHEDU0003'];

/**
 * On which day a refused visit was, and when it was written down: that stays, also where it is corrected on a later day,
 * unless the clock of the phone was wrong. A day that is not the session's gives way to it.
 */
export function keptTimes<Now extends { readonly today: CivilDate; readonly capturedAt: string }>(
  corrected: Corrected | null,
  now: Now,
): Now {
  const given = corrected?.sent?.given;
  const codes = corrected?.refusals.map(({ code }) => code) ?? [];
  if (!given || codes.some((code) => ofClock.includes(code))) return now;
  const today = codes.includes('VACDOS0024') ? now.today : given.on;
  return { ...now, today, capturedAt: given.at };
}

/** When the case of a refused visit was written down first; that stays too. */
export const keptOpening = (corrected: Corrected | null, now: string): string =>
  corrected?.refusals.some(({ code }) => ofClock.includes(code)) ? now : (corrected?.sent?.openedAt ?? now);

/**
 * The day on which the doses of a visit are given, by which everything is offered and judged: that of its session where it
 * is typed later, and for a record that is corrected the day it names.
 */
export const dayOfVisit = (sessionDay: CivilDate, today: CivilDate, corrected: Corrected | null): CivilDate =>
  keptTimes(corrected, { today: happenedOn(sessionDay, today), capturedAt: '' }).today;
