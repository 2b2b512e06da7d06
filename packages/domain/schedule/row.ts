import type { CivilDate, Span } from '../calendar/index.ts';
import type { Programme } from './programmes.ts';

/** Whom a dose is for. The same woman's childhood doses stay on her child's schedule. */
export type PersonKind = 'child' | 'pregnant_woman' | 'adult';

/** Conditions of a row that only the person's circumstances can answer. */
export type Condition =
  | 'health-worker'
  | 'je-endemic-district'
  | 'no-pentavalent-in-first-year'
  | 'not-pregnant'
  | 'td-booster-suffices'
  | 'td-course-needed';

/** One dose of a schedule. Ages count from birth, in pregnancy from the last menstrual period. */
export interface ScheduleRow {
  readonly code: string;
  readonly vaccine: string;
  readonly person: PersonKind;
  /** Offered apart from the national programme, and switched on or off by itself. */
  readonly programme: Programme;
  readonly sex?: 'F';
  readonly onlyIf?: Condition;
  /** First age at which the dose may be given; it is due from then, or from the gap after the previous dose. */
  readonly from: Span;
  /** First age at which it may no longer be given; in pregnancy the delivery closes it. */
  readonly until: Span | 'delivery' | 'never';
  /** Nobody is called for it here: it is only written down that it was given, so that another dose counts from it. */
  readonly recordedOnly?: true;
  /** Any one of these must have been given before. */
  readonly previous: readonly string[];
  /** Least time after the previous dose. */
  readonly gap?: Span;
  /** Doses of another series with the same antigens, and the time to keep from them, counted or not. */
  readonly apartFrom?: { readonly codes: readonly string[]; readonly gap: Span };
  /** Least time in the advice after any dose of the vaccine that is in the body, counted or not; no verdict asks it. */
  readonly sinceAny?: Span;
  /** The first dose of the series is only given under this age. */
  readonly startUnder?: Span;
  /** From when the due list shows it as overdue: an age, or a time after the due day. A choice of the product. */
  readonly overdueAfter?: Span | { readonly sinceDue: Span };
  /** An injected live vaccine: same day as another one, or the schedule's gap apart. */
  readonly live?: true;
  /** The day the dose came into the programme. It is not offered earlier; what was given earlier counts. */
  readonly validFrom?: CivilDate;
  /** Whoever had this dose before `validFrom` was not called back. */
  readonly notCalledBackAfter?: string;
  /** Whoever passes `until` within this time of `validFrom` is still taken, to the end of that time. */
  readonly launchGrace?: Span;
  readonly route: string;
  readonly site: string;
  readonly volume: string;
  /** The column of the immunisation card, where it is not the least age. */
  readonly column?: Span;
  readonly source: string;
  /** Fields known only from general practice, to be confirmed by a medical officer. */
  readonly uncertain?: readonly ('until' | 'gap' | 'from' | 'apartFrom' | 'sinceAny')[];
}

/** A version of the rules: forecasts made with it can be made again later, exactly. */
export interface Schedule {
  readonly version: string;
  /** The day from which the programme went by this version; undefined for the first one kept here. */
  readonly inForceFrom?: CivilDate;
  readonly source: string;
  readonly rows: readonly ScheduleRow[];
  /** Least time between two injected live vaccines not given on the same day (general practice, to be confirmed). */
  readonly liveGap: Span;
  /** How long two documented Td doses of a pregnancy make one booster enough. */
  readonly tdBoosterWithin: Span;
}
