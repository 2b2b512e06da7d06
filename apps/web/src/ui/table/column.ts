import { displayDate } from '@teeka/domain/format';
import type { ReactNode } from 'react';

/** A column of a table of rows. */
export interface Column<Row> {
  readonly key: string;
  readonly head: string;
  /** Of its figures, said in the head: 'doses', 'days'. */
  readonly unit?: string;
  /** How it is ordered and set; a day is `YYYY-MM-DD`. */
  readonly kind: 'text' | 'number' | 'day';
  /** What a row says here: by this it is ordered and copied. Null or '' where it says nothing. */
  readonly value: (row: Row) => string | number | null;
  /** What is drawn instead of the value: a mark, figures in groups. */
  readonly draw?: (row: Row) => ReactNode;
  /** Under the column, in the total row. */
  readonly total?: string | number;
  /** The head is a button that orders by this column. */
  readonly orders?: boolean;
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
