import { accepted, refused, type Verdict } from '../text/index.ts';

const longest = 40;
/** What stands on vials and their boxes, in any script. */
export const printedOnVials = /^[\p{L}\p{M}\p{N} ()&.,/'-]+$/u;

/** One way to write a batch number: trimmed, in capitals. Boxes print it so; hands do not always type it so. */
export const batchNumberOf = (typed: string): string => typed.trim().toUpperCase();

/** A batch number in its one way: missing FLDVAL0001, with characters that no box prints FLDVAL0003, too long FLDVAL0004. */
export function checkBatchNumber(typed: string): Verdict {
  const number = batchNumberOf(typed);
  if (number === '') return refused('FLDVAL0001');
  if (!printedOnVials.test(number)) return refused('FLDVAL0003');
  return number.length > longest ? refused('FLDVAL0004', { min: 1, max: longest }) : accepted(number);
}
