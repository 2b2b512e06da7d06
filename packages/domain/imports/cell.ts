import { addDays, type CivilDate } from '../calendar/index.ts';
import { displayDate } from '../format/index.ts';
import { trimmed } from '../text/index.ts';

/** Letters that are read of a cell: room for 200 villages by their codes or names. What is longer is refused, not cut. */
export const longestCell = 4000;

/** What stands in a cell: typed text, a number, or a formula, which nobody can judge. */
export interface ImportCell {
  readonly kind: 'text' | 'number' | 'formula';
  readonly text: string;
}

/** The day that spreadsheets count as 0, and the one of workbooks that count from 1904 (old ones of a Mac). */
const dayZero: CivilDate = '1899-12-30';
const dayZeroOf1904: CivilDate = '1904-01-01';
const lastSerial = 80_000;
const year = /^(19|20)[0-9]{2}$/;

/** A number as it would have been typed: 9876543210, not 9.87654321E9. */
export function cellText(cell: ImportCell | undefined): string {
  if (!cell || cell.kind === 'formula') return '';
  if (cell.kind === 'text') return trimmed(cell.text);
  const number = Number(cell.text);
  return Number.isSafeInteger(number) ? String(number) : trimmed(cell.text);
}

/** A day or a year of birth as a cell holds it. */
export interface CellDay {
  readonly day: string;
  readonly isYear: boolean;
}

/** The day that a spreadsheet's own day number means. */
function dayOfNumber(cell: ImportCell | undefined, zero: CivilDate): CivilDate | undefined {
  const serial = Number(cellText(cell));
  if (cell?.kind !== 'number' || !Number.isInteger(serial)) return undefined;
  return serial > 0 && serial < lastSerial ? addDays(zero, serial) : undefined;
}

/** A day as it would have been typed, DD/MM/YYYY, where the cell holds a day number; any other cell stays as it is. */
export function typedDay(cell: ImportCell, { from1904 }: { readonly from1904: boolean }): ImportCell {
  const text = cellText(cell);
  if (year.test(text)) return cell;
  const day = dayOfNumber(cell, from1904 ? dayZeroOf1904 : dayZero);
  return day ? { kind: 'text', text: displayDate(day) } : cell;
}

/**
 * The day in a cell: YYYY-MM-DD, DD/MM/YYYY, DD-MM-YYYY or DD.MM.YYYY, a spreadsheet's own day number, or four digits
 * for a year alone. Anything else stays as it is, for the rule behind to refuse.
 */
export function cellDay(cell: ImportCell | undefined): CellDay {
  const text = cellText(cell);
  if (year.test(text)) return { day: text, isYear: true };
  const counted = dayOfNumber(cell, dayZero);
  if (counted) return { day: counted, isYear: false };
  const [, day, month, of] = /^([0-9]{1,2})[/.-]([0-9]{1,2})[/.-]([0-9]{4})$/.exec(text) ?? [];
  if (!day || !month || !of) return { day: text, isYear: false };
  return { day: `${of}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, isYear: false };
}
