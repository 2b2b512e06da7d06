import type { DetailField, DetailKind, PersonValues } from '../beneficiaries/index.ts';
import { amountTyped } from '../text/index.ts';
import { cellDay, cellText, type ImportCell } from './cell.ts';

/** A cell that is filled in, and what is known of its detail. */
export interface DetailCell {
  readonly cell: ImportCell | undefined;
  /** The texts of a choice, as they are kept. */
  readonly options?: readonly string[] | undefined;
  /** The place among the options that the cell names; undefined where it names none. */
  readonly chosen: () => number | undefined;
}

const text = ({ cell }: DetailCell): string => cellText(cell);
const day = ({ cell }: DetailCell): string => cellDay(cell).day;

/** How a detail of each kind is read from its cell. What cannot be read is for the rules behind to refuse. */
export const readDetail = {
  text,
  name: text,
  choice: ({ options = [], chosen }) => options[chosen() ?? -1] ?? '',
  day,
  'written-day': day,
  amount: ({ cell }) => amountTyped(cellText(cell)),
} satisfies Record<DetailKind, (of: DetailCell) => PersonValues[DetailField]>;
