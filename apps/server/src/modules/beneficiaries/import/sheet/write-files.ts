import { type ImportColumn, importColumns } from '@teeka/domain/imports';
import { type Column, workbookType, writeWorkbook } from '../../../../platform/xlsx/write-workbook.ts';
import type { RowAsBrought } from '../brought.ts';
import { choices, guideSheet, headerOf, sheetName } from './columns.ts';

const wide: Partial<Record<ImportColumn, number>> = { name: 28, address: 32, village: 24, guardianName: 24 };

const columns: readonly Column[] = importColumns.map((column) => {
  const offered = choices[column]?.map(({ names }) => names[0] ?? '');
  return { header: headerOf(column), width: wide[column] ?? 20, ...(offered && { choices: offered }) };
});

/** The example of the template: a mother, who needs no other record first. Whoever leaves it in is told in row 2. */
function example(): string[] {
  const first = (column: ImportColumn, nth = 0) => choices[column]?.[nth]?.names[0] ?? '';
  const cells: Partial<Record<ImportColumn, string>> = {
    name: 'EXAMPLE: REKHA DEVI',
    gender: first('gender', 1),
    dob: '15/08/1998',
    mobile: '98XXXXXXXX',
    type: first('type'),
    village: '',
    guardianName: 'RAMESH KUMAR',
    consent: first('consent'),
  };
  return importColumns.map((column) => cells[column] ?? '');
}

/** The example row is never imported. */
export const isExample = (name: string): boolean => /^example:/i.test(name.trim());

export const template = () => ({
  type: workbookType,
  name: 'pre-registration-template.xlsx',
  body: writeWorkbook({ name: sheetName, columns, rows: [example()] }, [guideSheet()]),
});

export interface BadRow {
  readonly brought: RowAsBrought;
  /** Code and sentence of each error. */
  readonly sentences: readonly string[];
}

/** The bad rows as they were brought, with what to correct at the end of each. The same file can be brought again. */
export function errorsFile(rows: readonly BadRow[], name: string) {
  const all = [...columns, { header: headerOf('errors'), width: 70 }];
  const lines = rows.map(({ brought, sentences }) => [
    ...importColumns.map((column) => brought.cells[column]?.text ?? ''),
    sentences.join('\n'),
  ]);
  const plain = name.replace(/\.xlsx$/i, '');
  return {
    type: workbookType,
    name: `${plain}-errors.xlsx`,
    body: writeWorkbook({ name: sheetName, columns: all, rows: lines }, [guideSheet()]),
  };
}
