import type { CivilDate } from '../calendar/index.ts';

export interface Child {
  readonly kind: 'child';
  readonly dob: CivilDate;
  /** `F` opens the doses for girls. Any other value, also an unknown one, does not. */
  readonly sex: string;
  readonly jeEndemic: boolean;
  /** Last menstrual period of the latest pregnancy of a girl: while it goes on, Td is that of the pregnancy. */
  readonly lmp?: CivilDate;
  readonly diedOn?: CivilDate;
  /** Programmes that this person's state has switched off, for example `HPV`. */
  readonly programmesOff?: readonly string[];
  /** Programmes that run for this person before their national beginning (a pilot, a worked example). */
  readonly programmesOn?: readonly string[];
}

export interface PregnantWoman {
  readonly kind: 'pregnant_woman';
  /** First day of the last menstrual period of this pregnancy. */
  readonly lmp: CivilDate;
  /** Days of Td or TT doses documented in earlier pregnancies, in any order. */
  readonly previousPregnancyTd: readonly CivilDate[];
  readonly deliveredOn?: CivilDate;
  readonly dob?: CivilDate;
  readonly diedOn?: CivilDate;
}

/** Somebody grown up, as the programmes for adults see them: none is part of the national programme. */
export interface Adult {
  readonly kind: 'adult';
  readonly dob: CivilDate;
  /** Health care or front line worker. */
  readonly healthWorker: boolean;
  /** Programmes that this person's state has switched on. */
  readonly programmesOn: readonly string[];
  readonly diedOn?: CivilDate;
}

export type Person = Child | PregnantWoman | Adult;

/** A dose as somebody recorded it. Nothing about it is taken for granted: codes may be unknown, days impossible. */
export interface RecordedDose {
  readonly code: string;
  readonly date: CivilDate;
  readonly id?: string;
  /** The killed Japanese encephalitis vaccine was used, so the gap between live vaccines does not concern it. */
  readonly killed?: boolean;
  /** Known by word alone: no document shows it. It counts, but makes no booster enough (rule R5). */
  readonly byWord?: boolean;
}
