/** How a vaccine is handled once it is there. */
export interface Handling {
  /** Opened vials may be used at a later session. Null: single doses, the question does not come up. */
  readonly openVialReuse: boolean | null;
  /** How long an opened vial may be used; after it, it is thrown away. */
  readonly discardAfter: { readonly count: number; readonly unit: 'hours' | 'days' } | null;
  /** Carries a vial monitor. */
  readonly vvm: boolean;
  readonly freezeSensitive: boolean;
  /** Comes as a powder that its own diluent makes ready. */
  readonly diluent: boolean;
}

export type MaterialCategory = 'Universal Immunization Programme' | 'Others' | 'COVID-19';

/** A vaccine or serum: all that is known of it but when it is given, and its names in the languages. */
export interface CatalogueRow {
  /** Number on the wire and at rest. 3 and 4 are precaution doses by the specification, the others are ours. */
  readonly id: number;
  readonly code: string;
  /** Name in the master list; screens take theirs from the words. */
  readonly name: string;
  readonly category: MaterialCategory;
  /** Its name in the rows of the schedule; none where only the care of bites gives it. */
  readonly vaccine?: string;
  /** Doses in the care of bites that it serves. */
  readonly gives?: readonly string[];
  /** Presentations, doses in a vial; the usual one first, unless `planning` names another. None where it is only told of. */
  readonly dosesPerVial: readonly number[];
  readonly container: 'vial' | 'bottle';
  readonly live: boolean;
  /** Left out where it is not known: nothing of it is kept and no monitor is asked. */
  readonly handling?: Handling;
  /** The vial of an outreach session and the share of its doses that is lost, in percent. */
  readonly planning?: { readonly dosesPerVial: number; readonly wastagePercent: number };
}
