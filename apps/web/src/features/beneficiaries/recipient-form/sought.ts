import type { HistoryState } from '@tanstack/react-router';
import { hasDevanagari, latinName } from '@teeka/domain/beneficiaries';
import { checkMobileSearch } from '@teeka/domain/contact';
import type { Recipient } from './recipient.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly sought?: Partial<Pick<Recipient, 'mobile_number' | 'name'>>;
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
  return by === 'name' && name !== '' ? { sought: { name: hasDevanagari(name) ? latinName(name) : name } } : {};
}

/** Of what was sought, the fields in which nothing stands yet. */
export function fromSearch({ sought = {} }: HistoryState, form: Recipient): Partial<Recipient> {
  return Object.fromEntries(Object.entries(sought).filter(([key]) => form[key as keyof Recipient] === ''));
}
