/** What the fields of a person hold, by kind. */
export interface ValueOfKind {
  readonly text: string;
  /** Kept in capitals. */
  readonly name: string;
  /** One of a list of texts, or empty. */
  readonly choice: string;
  /** Id of a line of a master list, or of a place. */
  readonly id: number;
  readonly 'id-or-none': number | null;
  /** A civil day. */
  readonly day: string | null;
  /** The same; empty where there is none. */
  readonly 'written-day': string;
  /** With a fraction, in the unit that the field is told in. */
  readonly amount: number | null;
  readonly 'yes-no': boolean;
}
export type FieldKind = keyof ValueOfKind;

/** What a field holds in which nothing was filled in. */
export const nothingOfKind: ValueOfKind = {
  text: '',
  name: '',
  choice: '',
  id: 0,
  'id-or-none': null,
  day: null,
  'written-day': '',
  amount: null,
  'yes-no': false,
};
