import type { Column, Order } from './column.ts';

const isNothing = (value: string | number | null): boolean => value === null || value === '';

/**
 * The rows by a column: figures by size, days by date, names as the language orders them, whatever their script. Who says
 * nothing there stands last from either end; equal rows stay as they were.
 */
export function inOrder<Row>(
  rows: readonly Row[],
  columns: readonly Pick<Column<Row>, 'key' | 'kind' | 'value' | 'rank'>[],
  { order, language }: { readonly order: Order | null; readonly language: string },
): readonly Row[] {
  const column = columns.find(({ key }) => key === order?.by);
  if (!order || !column) return rows;
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const way = order.down ? -1 : 1;
  const compare = (a: string | number, b: string | number): number => {
    if (typeof a === 'number' && typeof b === 'number') return a - b;
    return column.kind === 'day' ? (a < b ? -1 : a > b ? 1 : 0) : collator.compare(String(a), String(b));
  };
  return rows
    .map((row) => ({ row, value: (column.rank ?? column.value)(row) }))
    .toSorted((a, b) => {
      const [none, other] = [isNothing(a.value), isNothing(b.value)];
      return none || other ? Number(none) - Number(other) : way * compare(a.value ?? '', b.value ?? '');
    })
    .map(({ row }) => row);
}
