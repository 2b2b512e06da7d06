import { accepted, checkKind, isBlank, refused, trimmed, type Verdict } from '../text/index.ts';

const longest = 200;

/** Address: may be empty; white space only FLDVAL0002, other than the characters of a street FLDVAL0003, over 200 FLDVAL0004. */
export function checkAddress(value: string): Verdict {
  if (isBlank(value)) return refused('FLDVAL0002');
  const address = trimmed(value);
  const kind = checkKind(address, 'street');
  if (!kind.ok) return kind;
  return address.length > longest ? refused('FLDVAL0004', { min: 1, max: longest }) : accepted(address);
}
