import type { CivilDate } from '@teeka/domain/calendar';
import type { DoseNow } from '../beneficiaries/person-now.ts';

/** A certificate that was signed while this phone had network, sealed among the drafts of its user. */
export interface KeptCard {
  readonly qr: string;
  readonly number: string;
  readonly issued_on: CivilDate;
  /** Code and day of each dose that stood then. */
  readonly doses: readonly string[];
}

/** The doses that stand, by what this phone knows; those that somebody refused do not. */
export const standingDoses = (doses: readonly DoseNow[]) =>
  doses
    .filter(({ voided, state }) => !voided && state !== 'refused')
    .map(({ dose_code, given_on }) => ({ dose_code, given_on: given_on as CivilDate }));

const marksOf = (doses: readonly DoseNow[]): readonly string[] =>
  standingDoses(doses)
    .map(({ dose_code, given_on }) => `${dose_code} ${given_on}`)
    .sort();

export const keptCard = (
  issued: { readonly qr: string; readonly number: string },
  issued_on: CivilDate,
  doses: readonly DoseNow[],
): KeptCard => ({ qr: issued.qr, number: issued.number, issued_on, doses: marksOf(doses) });

/** Whether something was given, taken back or put right since: the code says something else than the record. */
export const changedSince = (kept: KeptCard, doses: readonly DoseNow[]): boolean =>
  kept.doses.join() !== marksOf(doses).join();
