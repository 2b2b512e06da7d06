import { accepted, refused, trimmed, type Verdict } from '../text/index.ts';

/** What stands on vials and their boxes, in any script. */
const printedOnVials = /^[\p{L}\p{M}\p{N} ()&.,/'-]+$/u;

/** What was read off a vial or its box: missing FLDVAL0001, with characters that no box prints FLDVAL0003, too long FLDVAL0004. */
export function checkPrinted(typed: string, longest: number): Verdict {
  const printed = trimmed(typed);
  if (printed === '') return refused('FLDVAL0001');
  if (!printedOnVials.test(printed)) return refused('FLDVAL0003');
  return printed.length > longest ? refused('FLDVAL0004', { min: 1, max: longest }) : accepted(printed);
}
