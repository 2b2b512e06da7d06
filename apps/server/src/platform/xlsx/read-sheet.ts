import { longestCell } from '@teeka/domain/imports';
import { XlsxProblem } from './problem.ts';
import { Parts } from './unzip.ts';
import { walkXml } from './walk-xml.ts';

/** What stands in a cell. A formula's or an error's value is never taken: whoever wrote it is asked for the value. */
export interface Cell {
  readonly kind: 'text' | 'number' | 'formula';
  readonly text: string;
}

/** One row with its number in the sheet (from 1) and its cells by column (from 0); empty ones are missing. */
export interface SheetRow {
  readonly row: number;
  readonly cells: ReadonlyMap<number, Cell>;
}

const mostColumns = 100;
/** Rows and cells, empty ones as well: programs write them for a frame around nothing. */
const mostPlaces = 150_000;
/** Letters of all cells together, however often a text is referred to. A thousand full records need a tenth of it. */
const mostLetters = 5_000_000;
/** Texts that cells refer to, those of other sheets as well. */
const mostShared = 100_000;

const most = (count: number, bound: number): void => {
  if (count > bound) throw new XlsxProblem('too large');
};

function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** The path of the first sheet, as the workbook and its relations name it, and from when the workbook counts days. */
async function firstSheet(parts: Parts): Promise<{ path: string; from1904: boolean }> {
  let wanted: string | undefined;
  let from1904 = false;
  walkXml(await parts.text('xl/workbook.xml'), {
    open(name, attrs) {
      if (name === 'sheet') wanted ??= attrs.id;
      if (name === 'workbookPr') from1904 = ['1', 'true', 'on'].includes(attrs.date1904 ?? '');
    },
  });
  let target: string | undefined;
  walkXml(await parts.text('xl/_rels/workbook.xml.rels'), {
    open(name, attrs) {
      if (name === 'Relationship' && attrs.Id === wanted) target = attrs.Target;
    },
  });
  if (!wanted || !target) throw new XlsxProblem('not a workbook');
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
  return { path, from1904 };
}

/** Texts that cells refer to by number, cut to what a cell keeps; phonetic readings beside them are left out. */
async function sharedTexts(parts: Parts): Promise<string[]> {
  if (!parts.has('xl/sharedStrings.xml')) return [];
  const texts: string[] = [];
  let [current, inText, inReading] = ['', false, false];
  walkXml(await parts.text('xl/sharedStrings.xml'), {
    open(name) {
      if (name === 'si') current = '';
      if (name === 'rPh') inReading = true;
      if (name === 't') inText = true;
    },
    text(text) {
      if (inText && !inReading) current += text;
    },
    close(name) {
      if (name === 't') inText = false;
      if (name === 'rPh') inReading = false;
      if (name === 'si') most(texts.push(current.slice(0, longestCell)), mostShared);
    },
  });
  return texts;
}

interface Open {
  column: number;
  type: string;
  text: string;
  isFormula: boolean;
}

function cellOf({ type, text, isFormula }: Open, shared: readonly string[]): Cell | undefined {
  if (isFormula || type === 'e') return { kind: 'formula', text: '' };
  const value = type === 's' ? (shared[Number(text)] ?? '') : text.slice(0, longestCell);
  if (value.trim() === '') return undefined;
  const isNumber = type === '' || type === 'n';
  return { kind: isNumber ? 'number' : 'text', text: value };
}

/** Gathers the rows of a sheet that have something in them. */
class RowReader {
  readonly rows: SheetRow[] = [];
  readonly #shared: readonly string[];
  readonly #mostRows: number;
  #number = 0;
  #cells = new Map<number, Cell>();
  #cell: Open | undefined;
  #inValue = false;
  #places = 0;
  #letters = 0;

  constructor(shared: readonly string[], mostRows: number) {
    this.#shared = shared;
    this.#mostRows = mostRows;
  }

  open(name: string, attrs: Readonly<Record<string, string>>): void {
    if (name === 'row' || name === 'c') most(++this.#places, mostPlaces);
    if (name === 'row') {
      this.#number = Number(attrs.r ?? this.#number + 1);
      this.#cells = new Map();
    } else if (name === 'c') {
      const column = attrs.r ? columnOf(attrs.r) : this.#cells.size;
      this.#cell = { column, type: attrs.t ?? '', text: '', isFormula: false };
    } else if (name === 'f' && this.#cell) this.#cell.isFormula = true;
    this.#inValue = name === 'v' || name === 't';
  }

  text(text: string): void {
    if (this.#inValue && this.#cell) this.#cell.text += text;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#inValue = false;
    if (name === 'c' && this.#cell) this.#keepCell(this.#cell);
    if (name === 'row' && this.#cells.size > 0) this.#keepRow();
  }

  #keepCell(open: Open): void {
    this.#cell = undefined;
    const cell = cellOf(open, this.#shared);
    if (!cell || open.column < 0 || open.column >= mostColumns) return;
    this.#letters += cell.text.length;
    most(this.#letters, mostLetters);
    this.#cells.set(open.column, cell);
  }

  #keepRow(): void {
    if (this.rows.length >= this.#mostRows) throw new XlsxProblem('too many rows');
    this.rows.push({ row: this.#number, cells: this.#cells });
  }
}

/** The first sheet: its rows, and whether its numbers of days count from 1904. */
export interface Sheet {
  readonly rows: readonly SheetRow[];
  readonly from1904: boolean;
}

/** The first sheet with at most so many rows; throws `XlsxProblem`. */
export async function readWorkbook(bytes: Buffer, { mostRows }: { readonly mostRows: number }): Promise<Sheet> {
  const parts = new Parts(bytes);
  const { path, from1904 } = await firstSheet(parts);
  const reader = new RowReader(await sharedTexts(parts), mostRows);
  walkXml(await parts.text(path), {
    open: (name, attrs) => reader.open(name, attrs),
    text: (text) => reader.text(text),
    close: (name) => reader.close(name),
  });
  return { rows: reader.rows, from1904 };
}

/** The rows of the first sheet, at most so many; throws `XlsxProblem`. */
export const readSheet = async (bytes: Buffer, bounds: { readonly mostRows: number }): Promise<readonly SheetRow[]> =>
  (await readWorkbook(bytes, bounds)).rows;
