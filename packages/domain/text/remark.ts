import { trimmed } from './typed.ts';
import { accepted, refused, type Verdict } from './verdict.ts';

/** Length of a reason or remark in characters. */
export const remarkLength = { min: 3, max: 200 } as const;

/** Letters, marks and digits of any script with plain punctuation; joiners only inside Devanagari. */
const shape = /^(?:[\p{L}\p{M}\p{N} .,\-()/'’:;?!&%+।]|(?<=\u094D)[\u200C\u200D])+$/u;

/**
 * A reason in the worker's own words and script: trimmed; empty FLDVAL0001, other characters (tags, control and
 * direction marks) FLDVAL0003, not 3 to 200 characters FLDVAL0004.
 */
export function checkRemark(value: string): Verdict {
  const remark = trimmed(value);
  if (remark === '') return refused('FLDVAL0001');
  if (!shape.test(remark)) return refused('FLDVAL0003');
  const { min, max } = remarkLength;
  return remark.length < min || remark.length > max ? refused('FLDVAL0004', { min, max }) : accepted(remark);
}

/**
 * A note that need not be there, of at most `max` characters: the characters of a remark (FLDVAL0003, FLDVAL0004);
 * empty is accepted.
 */
export function checkNote(value: string, max: number): Verdict {
  const note = trimmed(value);
  if (note === '') return accepted(note);
  if (!shape.test(note)) return refused('FLDVAL0003');
  return note.length > max ? refused('FLDVAL0004', { min: 1, max }) : accepted(note);
}
