/** Why a dose stands where it stands. Each code is also the key of its sentence in the words. */
export type ReasonCode =
  | 'given-on'
  | 'since'
  | 'due-today'
  | 'overdue-since'
  | 'not-before-age-days'
  | 'not-before-age-weeks'
  | 'not-before-age-months'
  | 'not-before-age-years'
  | 'not-before-gap-days'
  | 'not-before-gap-months'
  | 'not-before-introduction'
  | 'not-before-pregnancy'
  | 'other-live-vaccine'
  | 'waits-for-previous'
  | 'none-on-record'
  | 'too-old'
  | 'never-started-in-time'
  | 'started-too-late'
  | 'no-day-left'
  | 'previous-closed'
  | 'delivered'
  | 'dates-unknown'
  | 'girls-only'
  | 'health-workers-only'
  | 'recorded-only'
  | 'not-in-this-district'
  | 'programme-not-here'
  | 'catch-up-only'
  | 'td-of-pregnancy'
  | 'not-called-back'
  | 'booster-suffices'
  | 'course-needed'
  | 'has-died'
  | 'unknown-dose'
  | 'other-kind-of-person'
  | NotCountedCode;

/** Why a recorded dose does not count. */
export type NotCountedCode =
  | 'not-counted-unknown-dose'
  | 'not-counted-other-kind-of-person'
  | 'not-counted-no-such-day'
  | 'not-counted-before-birth'
  | 'not-counted-in-future'
  | 'not-counted-repeated'
  | 'not-counted-too-early'
  | 'not-counted-gap-short'
  | 'not-counted-course-needed'
  | 'not-counted-earlier-pregnancy';

/**
 * A reason as data. Values hold days (`day`, `last`, `introduced`) as civil dates, doses (`previous`, `other`)
 * as codes, and whole numbers (`amount`).
 */
export interface Reason<Code extends ReasonCode = ReasonCode> {
  readonly code: Code;
  readonly values: Readonly<Record<string, string | number>>;
}
