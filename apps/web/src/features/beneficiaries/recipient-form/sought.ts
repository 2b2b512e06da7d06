import type { HistoryState } from '@tanstack/react-router';
import { hasDevanagari, registerName } from '@teeka/domain/beneficiaries';
import { checkMobileSearch } from '@teeka/domain/contact';
import type { Recipient } from './recipient.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly sought?: Partial<Pick<Recipient, 'mobile_number' | 'name' | 'name_reading'>>;
  }
}

/**
 * What a search that found nobody knows of the person, for the form that registers them. It travels with the page, not in
 * its address: a number in an address is seen by others.
 */
export function soughtState({ by, typed }: { readonly by: string; readonly typed: string }): HistoryState {
  if (by === 'mobile') {
    const checked = checkMobileSearch(typed);
    return checked.ok ? { sought: { mobile_number: checked.normal } } : {};
  }
  const name = typed.trim();
  return by === 'name' && name !== '' ? { sought: named(name) } : {};
}

/** A name in the register's letters; typed in Hindi, with that as its reading. */
export const named = (name: string): Pick<Recipient, 'name' | 'name_reading'> =>
  hasDevanagari(name) ? { name: registerName(name), name_reading: name } : { name, name_reading: '' };

/** Of what was sought, the fields in which nothing stands yet. */
export function fromSearch({ sought = {} }: HistoryState, form: Recipient): Partial<Recipient> {
  return Object.fromEntries(
    Object.entries(sought).filter(([key, value]) => value !== '' && form[key as keyof Recipient] === ''),
  );
}
