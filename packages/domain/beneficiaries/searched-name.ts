import { accepted, checkLength, refused, trimmed, type Verdict } from '../text/index.ts';
import { nameKeys } from './name-keys.ts';

const length = { min: 2, max: 60 } as const;
/** Latin letters as in a name, or Devanagari with its signs. */
const shape = /^[A-Za-z\u0900-\u0963\u0970-\u097F .,()/-]+$/;

/**
 * A name typed into a search, in English or Hindi letters: empty FLDVAL0001, other characters FLDVAL0003, not 2 to 60
 * of them or none that sounds FLDVAL0004.
 */
export function checkSearchedName(value: string): Verdict {
  const name = trimmed(value);
  if (name === '') return refused('FLDVAL0001');
  if (!shape.test(name)) return refused('FLDVAL0003');
  const checked = checkLength(name, length);
  if (!checked.ok) return checked;
  return nameKeys(name).length > 0 ? accepted(name) : refused('FLDVAL0004', length);
}
