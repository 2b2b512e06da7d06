import { vaccineOfDose } from '../schedule/index.ts';

/** A dose on somebody's record, as far as certifying it asks. */
export interface DoseToCertify {
  readonly dose_code: string;
  /** Taken back, or put right by another that stands in its place. */
  readonly voided: boolean;
  /** Of one that was given elsewhere: has somebody approved the report? Left out and null of what a session gave. */
  readonly previous?: 'Pending' | 'Approved' | null | undefined;
  /** Known by a family's word alone, also where that was approved without a document. */
  readonly byWord?: boolean | undefined;
}

/** Why a dose is not certified. */
export type NotCertified =
  /** It does not stand. */
  | 'voided'
  /** It is none of the schedule: vaccines and sera after a bite. */
  | 'outside'
  /** Reported from elsewhere, by a card or a family's word, and approved by nobody yet. */
  | 'unapproved'
  /** Approved, though nobody saw a document. */
  | 'word';

/**
 * Why a dose is on no certificate; null where it is. Who signs answers for what is signed: that is what was given here, or what
 * somebody who answers for the place approved by a document.
 */
export function notCertified({ dose_code, voided, previous, byWord }: DoseToCertify): NotCertified | null {
  if (voided) return 'voided';
  if (vaccineOfDose(dose_code) === undefined) return 'outside';
  if (previous === 'Pending') return 'unapproved';
  return byWord ? 'word' : null;
}
