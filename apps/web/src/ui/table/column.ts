import { displayDate } from '@teeka/domain/format';
import type { ReactNode } from 'react';

/** A column of a table of rows. */
export interface Column<Row> {
  readonly key: string;
  readonly head: string;
  /** Of its figures, said in the head: 'doses', 'days'. */
  readonly unit?: string;
  /** How it is ordered and set; a day is `YYYY-MM-DD`, a code, a number or a word, stays on one line. */
  readonly kind: 'text' | 'number' | 'day' | 'code';
  /** What a row says here: by this it is copied, and ordered. Null or '' where it says nothing. */
  readonly value: (row: Row) => string | number | null;
  /** By this it is ordered where that is not how it reads: a grade, what is left of a time. */
  readonly rank?: (row: Row) => number | null;
  /** What is drawn instead of the value: a mark, figures in groups. */
  readonly draw?: (row: Row) => ReactNode;
  /** Under the column, in the total row. */
  readonly total?: string | number;
  /** The head is a button that orders by this column. */
  readonly orders?: boolean;
  /** Below what names the row, without a head of its own: always, or where there is little room. Never so on paper. */
  readonly under?: 'always' | 'tight';
  /** Left out on the screen while a row is open beside the table, which tells it. On paper and in a copy it stands. */
  readonly spare?: boolean;
  /** What is done with a row: neither copied nor printed. */
  readonly acts?: boolean;
}

/** By which column the rows stand, and from which end. */
export interface Order {
  readonly by: string;
  readonly down: boolean;
}

/** A value as it is read and copied: a day as DD/MM/YYYY. */
export function textOf<Row>(column: Pick<Column<Row>, 'kind' | 'value'>, row: Row): string {
  const value = column.value(row);
  if (value === null) return '';
  return column.kind === 'day' ? displayDate(String(value)) : String(value);
}

/** An order as one word of an address: `name`, from the far end `-name`. */
export const orderWord = ({ by, down }: Order): string => (down ? `-${by}` : by);

/** Every word that an address may say of these columns. */
export const orderWords = (keys: readonly string[]): readonly string[] => keys.flatMap((by) => [by, `-${by}`]);

export const orderOf = (said: string): Order =>
  said.startsWith('-') ? { by: said.slice(1), down: true } : { by: said, down: false };
