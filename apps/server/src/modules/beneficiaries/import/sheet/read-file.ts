import { mostImportBytes, mostImportRows } from '@teeka/contract/beneficiaries';
import { columnsOfKind, type ImportCell, type ImportColumn, mandatoryColumns, typedDay } from '@teeka/domain/imports';
import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import { meant } from '../../../../platform/xlsx/neutral.ts';
import { XlsxProblem } from '../../../../platform/xlsx/problem.ts';
import { readApart } from '../../../../platform/xlsx/read-apart.ts';
import type { Sheet, SheetRow } from '../../../../platform/xlsx/read-sheet.ts';
import type { RowAsBrought } from '../brought.ts';
import { columnName, columnOfHeader } from './columns.ts';
import { isExample } from './write-files.ts';

/** The headers and the example row stand in the file besides its records. */
const besides = 2;

const beginsAsZip = (bytes: Uint8Array): boolean => [0x50, 0x4b, 3, 4].every((byte, at) => bytes[at] === byte);

export type ReadFile = { readonly rows: readonly RowAsBrought[] } | { readonly refusal: Refusal<RefusalCode> };

const refusal = (code: RefusalCode, values?: Record<string, string | number>): ReadFile => ({
  refusal: { code, path: 'file', ...(values && { values }) },
});

/** Which column stands where, and which are missing of those that every row fills in: an earlier template had fewer. */
function headersOf(head: SheetRow | undefined) {
  const places = new Map<number, ImportColumn>();
  for (const [at, { text }] of head?.cells ?? []) {
    const column = columnOfHeader(text);
    if (column && ![...places.values()].includes(column)) places.set(at, column);
  }
  const missing = mandatoryColumns.filter((column) => ![...places.values()].includes(column));
  return { places, missing };
}

/** Days are kept as somebody would type them: the file of errors is written from the rows, and brought again. */
const dayColumns = columnsOfKind('day', 'written-day');

interface Reading {
  readonly places: ReadonlyMap<number, ImportColumn>;
  readonly from1904: boolean;
}

function rowOf({ row, cells }: SheetRow, { places, from1904 }: Reading): RowAsBrought {
  const named: Partial<Record<ImportColumn, ImportCell>> = {};
  for (const [at, cell] of cells) {
    const column = places.get(at);
    if (!column) continue;
    // NUL and half characters are no text; the rule behind refuses what is left.
    const kept = { ...cell, text: meant(cell.text).replaceAll('\0', '').toWellFormed() };
    named[column] = dayColumns.includes(column) ? typedDay(kept, { from1904 }) : kept;
  }
  return { row, cells: named };
}

function problemOf(error: unknown): ReadFile {
  if (!(error instanceof XlsxProblem)) throw error;
  if (error.what === 'too many rows') return refusal('IMPISERR0002', { max: mostImportRows });
  return error.what === 'too large'
    ? refusal('IMPISERR0005', { max: mostImportBytes / 1024 / 1024 })
    : refusal('IMPISERR0001');
}

/** The records of an import file: Excel (IMPISERR0001), not too large (0005), the headers that every row fills in (0004), 1 to 1000 records (0003, 0002). */
export async function readImportFile(bytes: Uint8Array): Promise<ReadFile> {
  if (!beginsAsZip(bytes)) return refusal('IMPISERR0001');
  let sheet: Sheet;
  try {
    sheet = await readApart(bytes, { mostRows: mostImportRows + besides });
  } catch (error) {
    return problemOf(error);
  }
  const { from1904 } = sheet;
  const [head, ...records] = sheet.rows;
  const { places, missing } = headersOf(head);
  if (missing.length > 0)
    return refusal('IMPISERR0004', { missing: missing.map((column) => columnName(column, 'en')).join(', ') });
  const rows = records
    .map((record) => rowOf(record, { places, from1904 }))
    .filter(({ cells }) => Object.keys(cells).length > 0 && !isExample(cells.name?.text ?? ''));
  if (rows.length === 0) return refusal('IMPISERR0003');
  return rows.length > mostImportRows ? refusal('IMPISERR0002', { max: mostImportRows }) : { rows };
}
