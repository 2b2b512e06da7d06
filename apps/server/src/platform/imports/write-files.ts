import type { Column } from '../xlsx/column.ts';
import { workbook, workbookType } from '../xlsx/workbook.ts';
import type { RowAsBrought } from './brought.ts';
import type { ImportSheet } from './import-kind.ts';

const columnsOf = ({ columns, choices, headerOf, wide }: ImportSheet): readonly Column[] =>
  columns.map((column) => {
    const offered = choices[column]?.map(({ names }) => names[0] ?? '');
    return { header: headerOf(column), width: wide[column] ?? 20, ...(offered && { choices: offered }) };
  });

/** The file to fill in. Whoever leaves the example in is told in row 2. */
export function template(sheet: ImportSheet) {
  const example = sheet.columns.map((column) => sheet.example[column] ?? '');
  return {
    type: workbookType,
    name: sheet.file,
    body: workbook({ name: sheet.name, columns: columnsOf(sheet), rows: [example] }, [sheet.guide()]),
  };
}

export interface BadRow {
  readonly brought: RowAsBrought;
  /** Code and sentence of each error. */
  readonly sentences: readonly string[];
}

/** The bad rows as they were brought, with what to correct at the end of each. The same file can be brought again. */
export function errorsFile(rows: readonly BadRow[], name: string, sheet: ImportSheet) {
  const columns = [...columnsOf(sheet), { header: sheet.headerOf('errors'), width: 70 }];
  const lines = rows.map(({ brought, sentences }) => [
    ...sheet.columns.map((column) => brought.cells[column]?.text ?? ''),
    sentences.join('\n'),
  ]);
  const plain = name.replace(/\.xlsx$/i, '');
  return {
    type: workbookType,
    name: `${plain}-errors.xlsx`,
    body: workbook({ name: sheet.name, columns, rows: lines }, [sheet.guide()]),
  };
}
