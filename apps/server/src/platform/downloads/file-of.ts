import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { CivilDate } from '@teeka/domain/calendar';
import { type DownloadReport, downloadName, formOf } from '@teeka/domain/downloads';
import { displayDate } from '@teeka/domain/format';
import { givesVaccines } from '@teeka/domain/profile';
import { whole } from '@teeka/words/whole';
import { csvStream, csvType } from '../csv/csv-lines.ts';
import type { FileAnswer } from '../http/answer.ts';
import type { Cell, ColumnKind } from '../xlsx/column.ts';
import { workbook, workbookType } from '../xlsx/workbook.ts';
import { type AboutFile, aboutSheet } from './about-sheet.ts';
import type { DownloadKind, ListKind, RequestedList, Taker } from './download-kind.ts';

const fullDay = /^\d{4}-\d\d-\d\d$/;

/** A cell as text: a day as it is shown everywhere, a year where only that is known. */
const textOf = (cell: Cell, kind: ColumnKind = 'text'): string => {
  if (cell === null) return '';
  return kind === 'day' && fullDay.test(String(cell)) ? displayDate(cell as CivilDate) : String(cell);
};

export const fileNameOf = (
  { report }: Pick<DownloadKind, 'report'>,
  { actor, now }: Pick<Taker, 'actor' | 'now'>,
): string => downloadName(report, { today: now.today, venom: !givesVaccines(actor), asha: actor.role === 'ASHA' });

const types = { excel: workbookType, csv: csvType, lines: 'application/gzip' } as const;

/** As what the file of a report is handed over. */
export const typeOfFile = (report: DownloadReport): string => types[formOf(report)];

/** The file of a list: its rows are read, worded and packed as they are taken. */
export function fileOf(
  kind: ListKind,
  { columns, rows }: Pick<RequestedList, 'columns'> & { readonly rows: Iterable<unknown> | AsyncIterable<unknown> },
  about: AboutFile,
): FileAnswer & { readonly body: Readable } {
  const words = whole[about.taker.origin.language];
  const heads = columns.map(({ head }) => head(words));
  const [name, type] = [fileNameOf(kind, about.taker), typeOfFile(kind.report)];
  if (formOf(kind.report) === 'csv') {
    const rowOf = (row: unknown) => columns.map(({ value, kind: of }) => textOf(value(row, words), of));
    return { type, name, body: csvStream(heads, rows, rowOf) };
  }
  let count = 0;
  async function* cells(): AsyncGenerator<readonly Cell[]> {
    for await (const row of rows) {
      count += 1;
      yield columns.map(({ value }) => value(row, words));
    }
  }
  const sheet = {
    name: kind.title(words, about.taker).slice(0, 31),
    columns: columns.map(({ width, kind: of }, nth) => ({ header: heads[nth] ?? '', width, ...(of && { kind: of }) })),
    rows: cells(),
    filters: true,
  };
  return { type, name, body: workbook(sheet, [aboutSheet(kind, about, () => count)]) };
}

/** Lines, packed as they come. What breaks off their making breaks off the file. */
export const packedLines = (lines: AsyncIterable<string>): Readable =>
  pipeline(Readable.from(lines), createGzip(), () => undefined);
