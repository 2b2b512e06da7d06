import type { Names } from '../names/index.ts';
import { levelAbove, normalNames, type PlaceLevel, placeKinds, placeLevels, placeRefusals } from '../places/index.ts';
import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';
import { atNameColumns, nameColumns, namesWritten } from './name-columns.ts';
import { type Cells, type Choices, cellReader, ofPlaces, oneOfEach } from './reader.ts';

/** Columns of the file of places, in the order of the template. */
export const placeColumns: readonly string[] = [
  ...['level', 'code', 'parent', 'subdistrict'],
  ...nameColumns('placeName'),
  'placeKind',
];
/** Columns that every row fills in. */
export const mandatoryPlaceColumns: readonly string[] = ['level', 'code', 'placeName'];

export interface PlaceRow {
  readonly level: PlaceLevel | undefined;
  readonly code: number;
  /** Null where none was written. */
  readonly parent: number | null;
  readonly subdistrict: number | null;
  readonly names: Names;
  readonly kind: 'village' | 'ward';
  readonly wrong: Refusals;
}

const digits = /^[0-9]{1,9}$/;

/** Reads a row of the file. */
export function readPlaceRow(cells: Cells, choices: Choices): PlaceRow {
  const sheet = { choices, mandatory: mandatoryPlaceColumns, codes: ofPlaces };
  const { text, choose, wrong } = cellReader(cells, sheet);
  const code = (column: string): number | null => {
    const typed = text(column);
    if (typed === '') return null;
    if (!digits.test(typed)) wrong.push({ code: 'FLDVAL0032', path: column });
    return digits.test(typed) ? Number(typed) : null;
  };
  return {
    level: placeLevels[choose('level') ?? -1],
    code: code('code') ?? 0,
    parent: code('parent'),
    subdistrict: code('subdistrict'),
    names: normalNames(namesWritten(text, 'placeName')),
    kind: placeKinds[choose('placeKind') ?? 0] ?? 'village',
    wrong,
  };
}

/**
 * What is wrong with a row by itself, at most one refusal a column: what could not be read, the rules of a place, a code of
 * the place above where there has to be one (IMPLOCER0001) and only there, a sub-district of anything but a village
 * (IMPLOCER0004).
 */
export function placeRowRefusals({ level, code, parent, subdistrict, names, kind, wrong }: PlaceRow) {
  if (!level) return oneOfEach(wrong);
  const needsParent = levelAbove[level] !== null;
  const byRules = placeRefusals({ level, code, names, kind });
  const found: Refusal<RefusalCode>[] = [
    ...wrong,
    ...atNameColumns(byRules, 'placeName'),
    ...(needsParent && parent === null ? [{ code: 'IMPLOCER0001', path: 'parent' } as const] : []),
    ...(!needsParent && parent !== null ? [{ code: 'IMPLOCER0003', path: 'parent' } as const] : []),
    ...(level !== 'village' && subdistrict !== null ? [{ code: 'IMPLOCER0004', path: 'subdistrict' } as const] : []),
  ];
  return oneOfEach(found);
}
