import { type Column, textOf } from './column.ts';

const headOf = <Row>({ head, unit }: Column<Row>): string => (unit ? `${head} (${unit})` : head);

/** Signs, wide ones too, that begin a formula in a sheet; a quotation takes in the cells after it. None need be seen. */
const begins = /^\p{Cf}*["=+\-@＝＋－＠]/u;

/** One line in a sheet; what would begin more than a text there is marked as text. */
function plain(text: string, kind: Column<unknown>['kind']): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return (kind === 'text' || kind === 'code') && begins.test(line) ? `'${line}` : line;
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);

interface Copied<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

const totals = <Row>(columns: readonly Column<Row>[]): readonly string[] | null =>
  columns.some(({ total }) => total !== undefined) ? columns.map(({ total }) => String(total ?? '')) : null;

/** A table as a spreadsheet takes it from the clipboard: cells between tabs, a row a line. */
export function asTabs<Row>({ columns, rows }: Copied<Row>): string {
  const lines = rows.map((row) => columns.map((column) => plain(textOf(column, row), column.kind)));
  const total = totals(columns);
  return [columns.map(headOf), ...lines, ...(total ? [total] : [])].map((cells) => cells.join('\t')).join('\n');
}

/** The same as a word processor or a mail takes it. */
export function asHtml<Row>({ caption, columns, rows }: Copied<Row>): string {
  const line = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) =>
    line(
      columns.map((column) => plain(textOf(column, row), column.kind)),
      'td',
    ),
  );
  const total = totals(columns);
  const foot = total ? `<tfoot>${line(total, 'td')}</tfoot>` : '';
  return `<table><caption>${escaped(caption)}</caption><thead>${line(columns.map(headOf), 'th')}</thead><tbody>${body.join('')}</tbody>${foot}</table>`;
}
