import { checkMobile } from '../contact/index.ts';
import { checkDisplayName } from '../profile/index.ts';
import type { Refusals } from '../refusal/index.ts';
import { accepted, refused, type Verdict } from '../text/index.ts';

/**
 * The name to sign in with, in small letters: 3 to 40 of letters, digits, dots, hyphens and underscores, the first a letter;
 * empty FLDVAL0001, else ADMROL0002.
 */
export function checkUserName(value: string): Verdict {
  const name = value.trim().toLowerCase();
  if (name === '') return refused('FLDVAL0001');
  return /^[a-z][a-z0-9._-]{2,39}$/.test(name) ? accepted(name) : refused('ADMROL0002');
}

/** A user name that is proposed for a name: 'Sita Devi' and the end of her number make 'sita.devi.3210'. */
export function proposedUserName(display_name: string, mobile: string): string {
  const words = display_name.toLowerCase().match(/[a-z]+/g) ?? [];
  const stem = words.slice(0, 2).join('.').slice(0, 34);
  const end = mobile.slice(-4);
  return stem === '' ? '' : [stem, ...(end === '' ? [] : [end])].join('.');
}

/** What somebody is called and where a code reaches them. */
export interface PersonOfAccount {
  readonly display_name: string;
  readonly mobile_number: string;
}

/** What is wrong with name and number, each under its field. */
export function personRefusals({ display_name, mobile_number }: PersonOfAccount): Refusals {
  const named = checkDisplayName(display_name);
  const number = checkMobile(mobile_number);
  return [
    ...(named.ok ? [] : [{ ...named.refusal, path: 'display_name' }]),
    ...(number.ok ? [] : [{ ...number.refusal, path: 'mobile_number' }]),
  ];
}
