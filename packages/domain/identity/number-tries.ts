import { mostWrongCodes } from '../pairing/index.ts';
import type { Refusal } from '../refusal/index.ts';

/**
 * Where a number that somebody types is compared with numbers on record, and how often a day one worker may be wrong.
 * Of a number whose last four digits a list shows millions of others are possible, so none is found this way.
 * - `other-number`: not the Aadhaar on the record of a person who stands on a list.
 * - `photo-id-search`: a search by a number that nobody of the area has.
 * - `photo-id-elsewhere`: a registration or an edit with a number that somebody outside the area has.
 * - `photo-id-asked`: a number of nobody in the area, compared with all while a form is filled in.
 * - `photo-id-imported`: a number in a file, compared with all.
 * - `account-imported`: a row of a file of workers, whose name and number are compared with all accounts.
 * - `abha-unknown`: an Aadhaar that the account service does not know, or that is somebody else's by finger, face or details.
 * - `abha-search`: a health account searched for by a number, address or mobile number that has none: most people have none.
 * - `abha-asked`: anything at all that the account service is asked to send a code for, or to make an account with.
 * - `pairing-code`: a code by which a phone is paired with a desk, and that no desk shows.
 */
export const mostTriesADay = {
  'other-number': 20,
  'photo-id-search': 200,
  'photo-id-elsewhere': 20,
  'photo-id-asked': 500,
  'photo-id-imported': 5000,
  'account-imported': 3000,
  'abha-unknown': 20,
  'abha-search': 200,
  'abha-asked': 500,
  'pairing-code': mostWrongCodes,
} as const;

export type TriedNumber = keyof typeof mostTriesADay;

/** Why another number is not looked at today: IDPROF0026 once `count` tries of this kind were made; else undefined. */
export function triesRefusal(kind: TriedNumber, count: number): Refusal<'IDPROF0026'> | undefined {
  return count >= mostTriesADay[kind] ? { code: 'IDPROF0026' } : undefined;
}
