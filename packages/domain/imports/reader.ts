import { type Names, nameIn, spokenLanguages } from '../names/index.ts';
import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';
import { cellText, type ImportCell, longestCell } from './cell.ts';

/** The cells of a row, by their columns. */
export type Cells = Readonly<Partial<Record<string, ImportCell>>>;

/** A value that may be chosen, under each of its names; of a detail its place among the options. */
export interface Choice {
  readonly id: number;
  readonly names: readonly string[];
}
/** What may be chosen in which column. */
export type Choices = Readonly<Partial<Record<string, readonly Choice[]>>>;

/** What is said of a cell that has to be filled in, of one that is none of the choices, and of a formula. */
export interface CellCodes {
  readonly empty: RefusalCode;
  readonly unknown: RefusalCode;
  readonly formula: RefusalCode;
}
export const ofUsers: CellCodes = { empty: 'IMPUSER0001', unknown: 'IMPUSER0002', formula: 'IMPUSER0007' };
export const ofFacilities: CellCodes = { empty: 'IMPFACI0001', unknown: 'IMPFACI0002', formula: 'IMPFACI0007' };
export const ofPlaces: CellCodes = { empty: 'IMPLOCER0001', unknown: 'IMPLOCER0002', formula: 'IMPLOCER0007' };

/** As it is compared: small letters and single spaces. */
export const plainText = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** All that something is called, as it is compared. */
export const plainNames = (names: Names): readonly string[] =>
  spokenLanguages.map((language) => plainText(nameIn(names, language)));

/** What may be meant by a name in any language, or by a code; 0 is none. */
export type ByName<One> = ReadonlyMap<string, ReadonlySet<One>>;

export function byName<One extends { readonly names: Names; readonly code: number }>(all: readonly One[]): ByName<One> {
  const known = new Map<string, Set<One>>();
  for (const one of all)
    for (const key of [...plainNames(one.names), ...(one.code > 0 ? [String(one.code)] : [])])
      known.set(key, (known.get(key) ?? new Set()).add(one));
  return known;
}

/** The parts of a cell that holds several, each as it was written. */
export const partsOf = (text: string): readonly string[] =>
  text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

function chosen(text: string, choices: readonly Choice[]): number | undefined {
  const typed = plainText(text);
  return choices.find(({ names }) => names.some((name) => plainText(name) === typed))?.id;
}

interface Sheet<Column extends string> {
  readonly choices: Choices;
  /** Columns that every row fills in. */
  readonly mandatory: readonly Column[];
  readonly codes: CellCodes;
}

/** Reads the cells of a row; what could not be read gathers in `wrong`, whose `path` is a column. */
export function cellReader<Column extends string>(cells: Cells, { choices, mandatory, codes }: Sheet<Column>) {
  const text = (column: Column): string => cellText(cells[column]);
  const wrong: Refusal<RefusalCode>[] = [];
  for (const [column, cell] of Object.entries(cells))
    if (cell?.kind === 'formula') wrong.push({ code: codes.formula, path: column });
    else if (cell && cell.text.length >= longestCell)
      wrong.push({ code: 'FLDVAL0004', path: column, values: { min: 0, max: longestCell - 1 } });
  for (const column of mandatory)
    if (text(column) === '' && cells[column]?.kind !== 'formula') wrong.push({ code: codes.empty, path: column });
  /** The id of the choice that the cell names; undefined of an empty one, and of what is none. */
  const choose = (column: Column): number | undefined => {
    if (text(column) === '') return undefined;
    const offered = choices[column] ?? [];
    const id = chosen(text(column), offered);
    if (id === undefined) {
      const names = offered.map((choice) => choice.names[0] ?? '').join(', ');
      wrong.push({ code: codes.unknown, path: column, values: { choices: names } });
    }
    return id;
  };
  return { text, choose, wrong };
}

/** At most one refusal a column: the first. */
export function oneOfEach(refusals: Refusals): Refusal<RefusalCode>[] {
  const found = new Map<string, Refusal<RefusalCode>>();
  for (const refusal of refusals) {
    const column = refusal.path ?? '';
    if (!found.has(column)) found.set(column, refusal);
  }
  return [...found.values()];
}
