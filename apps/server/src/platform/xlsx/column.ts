/** What stands in the cells of a column: text whatever it looks like, a number that can be summed, a day that can be ordered. */
export type ColumnKind = 'text' | 'number' | 'day';

/** A cell: text, a number, a day as `YYYY-MM-DD` in a column of days; null and '' leave it empty. */
export type Cell = string | number | null;

export interface Column {
  readonly header: string;
  /** In characters. */
  readonly width: number;
  /** `text` unless said otherwise. */
  readonly kind?: ColumnKind;
  /** Values a cell may be chosen from. */
  readonly choices?: readonly string[];
}

export interface Sheet {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
  /** A list to be read, not a form to be filled in: its columns can be ordered and narrowed. */
  readonly filters?: boolean;
}
