/** A dose that a colleague must know of, or it would be given twice. */
export interface SharedDose {
  readonly dose_id: string;
  readonly dose_code: string;
  readonly given_on: string;
  readonly material_id: number;
}

/** What a write gives or takes back. */
export interface PersonDoses {
  /** Empty where no session gave them. */
  readonly session_id: string;
  readonly given: readonly SharedDose[];
  /** Ids of doses that were taken back. */
  readonly taken: readonly string[];
}

/**
 * The little of a record that colleagues of the same site are shown on this phone before it is sent: of whom, which doses
 * on which day, and at which session. No name, batch, answer, remark or anything else of the visit.
 */
export interface SharedRecord extends PersonDoses {
  readonly person: string;
}
