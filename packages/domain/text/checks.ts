import type { CharacterKind } from './character-kinds.ts';
import { hasKind } from './character-kinds.ts';
import { isBlank, isDigits, trimmed } from './typed.ts';
import { accepted, refused, type Verdict } from './verdict.ts';

/** A value that must be there: empty gives FLDVAL0001, white space only FLDVAL0002 (trimError). */
export function checkRequired(value: string): Verdict {
  if (value === '') return refused('FLDVAL0001');
  return isBlank(value) ? refused('FLDVAL0002') : accepted(value);
}

/** Characters by kind (inputcharvalidator); empty is accepted. Refuses with FLDVAL0003. */
export function checkKind(value: string, kind: CharacterKind): Verdict {
  return hasKind(value, kind) ? accepted(value) : refused('FLDVAL0003');
}

/** Length within min..max, both included; white space only is invalid (rangeLength). Refuses with FLDVAL0004. */
export function checkLength(value: string, bounds: { readonly min: number; readonly max: number }): Verdict {
  const { length } = value;
  if (trimmed(value) === '' || length < bounds.min || length > bounds.max) return refused('FLDVAL0004', { ...bounds });
  return accepted(value);
}

/** A number within min..max, both included (range). Refuses with FLDVAL0005. */
export function checkNumber(value: number, bounds: { readonly min: number; readonly max: number }): Verdict {
  const inside = Number.isFinite(value) && value >= bounds.min && value <= bounds.max;
  return inside ? accepted(String(value)) : refused('FLDVAL0005', { ...bounds });
}

/** Digits 0-9 only, at most `max` of them, no leading 0 ('Limit-to input'; default 6). Refuses with FLDVAL0006, FLDVAL0004. */
export function checkLimitedDigits(value: string, max = 6): Verdict {
  if (!isDigits(value) || value.startsWith('0')) return refused('FLDVAL0006');
  return value.length > max ? refused('FLDVAL0004', { min: 1, max }) : accepted(value);
}
