export type MasterRow = Readonly<Record<string, string | number | readonly (string | number)[]>>;

/** A list that the product brings and an installation may change: a row each, found by its key. */
export interface Master {
  readonly table: string;
  readonly key: string;
  /** Raised with every change of the rows: then an installed database takes it over. */
  readonly version: number;
  /** Columns by name, the same ones in each row. */
  readonly rows: readonly MasterRow[];
}
