import type { CaseStatus } from '@teeka/domain/care';
import type { SessionStatus } from '@teeka/domain/sessions';
import type { PreviousStatus } from '@teeka/domain/vaccinations';
import { z } from 'zod';
import { whole } from './fields.ts';

/** The code of each word, on the wire and in the record. */
export type Codes<Word extends string = string> = Readonly<Record<Word, number>>;

/** A code for which a newer peer has a word and we have none: it stays what it is, as text. */
export type NewerCode = `${number}`;

/** Yet to Start, On Going, Cancelled, Completed, Freeze of the specification, and Yet to Start once more. */
export const sessionCodes = {
  waiting: 0,
  'on-going': 1,
  cancelled: 2,
  ended: 3,
  frozen: 5,
  'waiting-again': 6,
} as const satisfies Codes<SessionStatus>;

export const caseCodes = { open: 1, completed: 2, closed: 3 } as const satisfies Codes<CaseStatus>;

/** Line-listing codes of the specification: 0 pending; 1 or 2 approved; anything else is shown as pending. */
export const previousCodes: Codes<PreviousStatus> = { pending: 0, approved: 1, 'approved-without': 2, 'sent-back': 3 };

export function wordFor<Word extends string>(codes: Codes<Word>, code: number): Word | NewerCode {
  for (const word in codes) if (codes[word] === code) return word;
  return `${code}`;
}

const isWord = <Word extends string>(codes: Codes<Word>, word: string): word is Word => Object.hasOwn(codes, word);

export const codeFor = <Word extends string>(codes: Codes<Word>, word: Word | NewerCode): number =>
  isWord(codes, word) ? codes[word] : Number(word);

/** A field that is a code on the wire and a word to whoever handles it. */
export const worded = <Word extends string>(
  codes: Codes<Word>,
  code: z.ZodType<number, number> = z.number().int(),
): z.ZodCodec<z.ZodType<number, number>, z.ZodCustom<Word | NewerCode>> =>
  z.codec(code, z.custom<Word | NewerCode>(), {
    decode: (value) => wordFor(codes, value),
    encode: (word) => codeFor(codes, word),
  });

export const sessionStatus = worded(sessionCodes, whole);
export const caseStatus = worded(caseCodes);
export const previousStatus = worded(previousCodes);
