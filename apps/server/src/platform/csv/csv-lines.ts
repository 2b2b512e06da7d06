import { Readable } from 'node:stream';
import { giveWay } from '../jobs/give-way.ts';
import { neutral } from '../xlsx/neutral.ts';

/** Text of one cell: no formula, and in quotes where it holds what would end it. */
function cell(text: string): string {
  const safe = neutral(text.toWellFormed());
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line without its end. */
export const csvLine = (cells: readonly string[]): string => cells.map(cell).join(',');

const line = (cells: readonly string[]): string => `${csvLine(cells)}\r\n`;

/** Begins with a mark by which Excel knows UTF-8; without it Hindi is unreadable there. */
export const beginsCsv = '\ufeff';

/**
 * A table as CSV (RFC 4180), line by line, so that a long one is never held in memory twice and others have their turn
 * in between. `rowOf` makes the cells of a row as its turn comes.
 */
export function csvStream<Row>(
  header: readonly string[],
  rows: Iterable<Row> | AsyncIterable<Row>,
  rowOf: (row: Row) => readonly string[],
): Readable {
  async function* lines(): AsyncGenerator<string> {
    yield beginsCsv + line(header);
    const othersFirst = giveWay();
    for await (const row of rows) {
      await othersFirst();
      yield line(rowOf(row));
    }
  }
  return Readable.from(lines());
}

export const csvType = 'text/csv; charset=utf-8';
