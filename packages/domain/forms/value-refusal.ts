import { type CivilDate, incompleteInstant, isCivilDate } from '../calendar/index.ts';
import { checkMobile } from '../contact/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import type { Answer, FormField } from './field.ts';

type Found = Refusal<RefusalCode>;

const mostCharacters = 200;
const mostOfNumber = 10_000;
/** Instants and days are accepted from here on. */
const firstDay: CivilDate = '1920-01-01';
/** Control, direction and private characters and tags have no business in a form; a new line has, joiners as well. */
export const hasOddCharacters = (text: string): boolean => /[^\P{C}\n\u200C\u200D]|[<>]/u.test(text);

/**
 * What is wrong with an answer by its field alone: of another kind REQVAL0002, of no list FLDVAL0029, out of bounds
 * FLDVAL0004 and 0005, odd characters FLDVAL0003, white space only FLDVAL0002, not of the calendar FLDVAL0017, before 1920
 * FLDVAL0018, half an instant as `incompleteInstant`, a mobile number as `checkMobile`, and what the field's own check says.
 */
export function valueRefusal(field: FormField, value: Answer): Found | undefined {
  switch (field.type) {
    case 'yes-no':
      return typeof value === 'boolean' ? undefined : { code: 'REQVAL0002' };
    case 'number':
      return numberRefusal(field, value);
    case 'choices':
      if (!Array.isArray(value)) return { code: 'REQVAL0002' };
      return value.every((one) => field.options?.includes(one)) && new Set(value).size === value.length
        ? undefined
        : { code: 'FLDVAL0029' };
    default:
      return typeof value === 'string' ? textRefusal(field, value) : { code: 'REQVAL0002' };
  }
}

function numberRefusal(field: FormField, value: Answer): Found | undefined {
  const { min = 0, max = mostOfNumber, decimals = 0, code } = field;
  if (typeof value !== 'number') return { code: 'REQVAL0002' };
  const isInside = Number.isFinite(value) && value >= min && value <= max;
  if (!isInside) return { code: code ?? 'FLDVAL0005', values: { min, max } };
  const scaled = value * 10 ** decimals;
  if (Math.abs(scaled - Math.round(scaled)) < 1e-6) return undefined;
  if (code) return { code, values: { min, max } };
  return decimals === 0 ? { code: 'FLDVAL0032' } : { code: 'FLDVAL0033', values: { max: decimals } };
}

function textRefusal(field: FormField, value: string): Found | undefined {
  switch (field.type) {
    case 'choice':
      return field.options?.includes(value) ? undefined : { code: 'FLDVAL0029' };
    case 'instant':
      return instantRefusal(value);
    case 'day':
      if (!isCivilDate(value)) return { code: 'FLDVAL0017' };
      return value < firstDay ? { code: 'FLDVAL0018', values: { min: firstDay } } : undefined;
    case 'time':
      return /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/.test(value) ? undefined : { code: 'FLDVAL0030' };
    case 'mobile': {
      const verdict = checkMobile(value);
      return verdict.ok ? undefined : verdict.refusal;
    }
    default:
      return freeTextRefusal(field, value);
  }
}

function instantRefusal(value: string): Found | undefined {
  const code = incompleteInstant(value);
  const day = value.slice(0, 10);
  if (code === 'FLDVAL0017' && isCivilDate(day) && day < firstDay)
    return { code: 'FLDVAL0018', values: { min: firstDay } };
  return code && { code };
}

function freeTextRefusal({ max = mostCharacters, check }: FormField, value: string): Found | undefined {
  if (value.trim() === '') return { code: 'FLDVAL0002' };
  if (hasOddCharacters(value)) return { code: 'FLDVAL0003' };
  // Its own check first: it may have a sentence of its own for what is too long, and leaves out the space around.
  const verdict = check?.(value);
  if (verdict?.ok === false) return verdict.refusal;
  const kept = verdict?.normal ?? value;
  return kept.length > max ? { code: 'FLDVAL0004', values: { min: 1, max } } : undefined;
}
