import { mostImportBytes, mostImportRows } from '@teeka/contract/imports';
import { type ImportCell, typedDay } from '@teeka/domain/imports';
import { fallback } from '@teeka/domain/names';
import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import { meant } from '../xlsx/neutral.ts';
import { XlsxProblem } from '../xlsx/problem.ts';
import { readApart } from '../xlsx/read-apart.ts';
import type { Sheet, SheetRow } from '../xlsx/read-sheet.ts';
import type { RowAsBrought } from './brought.ts';
import type { ImportSheet } from './import-kind.ts';

/** The headers and the example row stand in the file besides its records. */
const besides = 2;

const beginsAsZip = (bytes: Uint8Array): boolean => [0x50, 0x4b, 3, 4].every((byte, at) => bytes[at] === byte);

export type ReadFile = { readonly rows: readonly RowAsBrought[] } | { readonly refusal: Refusal<RefusalCode> };

const refusal = (code: RefusalCode, values?: Record<string, string | number>): ReadFile => ({
  refusal: { code, path: 'file', ...(values && { values }) },
});

/** Without what stands in brackets: a file that was filled by an earlier template is read too. */
const inShort = (header: string): string =>
  header
    .replace(/\([^)]*\)|\*/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The column that a header means: its English part is enough, in any case, with or without the star. */
export function columnOfHeader(header: string, { columns, nameOf }: ImportSheet): string | undefined {
  const [english = ''] = header.split(' / ');
  return columns.find((column) => inShort(nameOf(column, fallback)) === inShort(english));
}

/** Which column stands where, and which are missing of those that every row fills in: an earlier template had fewer. */
function headersOf(head: SheetRow | undefined, sheet: ImportSheet) {
  const places = new Map<number, string>();
  for (const [at, { text }] of head?.cells ?? []) {
    const column = columnOfHeader(text, sheet);
    if (column && ![...places.values()].includes(column)) places.set(at, column);
  }
  const missing = sheet.mandatory.filter((column) => ![...places.values()].includes(column));
  return { places, missing };
}

/** The example row is never imported. */
const isExample = (text: string): boolean => /^example:/i.test(text.trim());

interface Reading {
  readonly places: ReadonlyMap<number, string>;
  /** Days are kept as somebody would type them: the file of errors is written from the rows, and brought again. */
  readonly days: readonly string[];
  readonly from1904: boolean;
}

function rowOf({ row, cells }: SheetRow, { places, days, from1904 }: Reading): RowAsBrought {
  const named: Record<string, ImportCell> = {};
  for (const [at, cell] of cells) {
    const column = places.get(at);
    if (!column) continue;
    // NUL and half characters are no text; the rule behind refuses what is left.
    const kept = { ...cell, text: meant(cell.text).replaceAll('\0', '').toWellFormed() };
    named[column] = days.includes(column) ? typedDay(kept, { from1904 }) : kept;
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
export async function readImportFile(
  bytes: Uint8Array,
  { sheet: of }: { readonly sheet: ImportSheet },
): Promise<ReadFile> {
  if (!beginsAsZip(bytes)) return refusal('IMPISERR0001');
  let sheet: Sheet;
  try {
    sheet = await readApart(bytes, { mostRows: mostImportRows + besides });
  } catch (error) {
    return problemOf(error);
  }
  const { from1904 } = sheet;
  const [head, ...records] = sheet.rows;
  const { places, missing } = headersOf(head, of);
  if (missing.length > 0)
    return refusal('IMPISERR0004', { missing: missing.map((column) => of.nameOf(column, fallback)).join(', ') });
  const rows = records
    .map((record) => rowOf(record, { places, days: of.days, from1904 }))
    .filter(({ cells }) => Object.keys(cells).length > 0 && !isExample(cells[of.columns[0] ?? '']?.text ?? ''));
  if (rows.length === 0) return refusal('IMPISERR0003');
  return rows.length > mostImportRows ? refusal('IMPISERR0002', { max: mostImportRows }) : { rows };
}
