import type { HistoryState } from '@tanstack/react-router';
import type { AbhaCard } from '@teeka/domain/abha';
import { checkMobileSearch } from '@teeka/domain/contact';
import { intoEmpty, ofCard } from './from-card.ts';
import type { Recipient } from './recipient.ts';
import { named } from './sought-name.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly sought?: Partial<Recipient>;
  }
}

interface Sought {
  readonly by: string;
  readonly typed: string;
  /** The ABHA card that was scanned for it. */
  readonly card?: AbhaCard | null;
}

/**
 * What a search that found nobody knows of the person, for the form that registers them. It travels with the page, not in
 * its address: a number in an address is seen by others.
 */
export function soughtState({ by, typed, card }: Sought): HistoryState {
  if (card) return { sought: ofCard(card) };
  if (by === 'mobile') {
    const checked = checkMobileSearch(typed);
    return checked.ok ? { sought: { mobile_number: checked.normal } } : {};
  }
  const name = typed.trim();
  return by === 'name' && name !== '' ? { sought: named(name) } : {};
}

/** Of what was sought, the fields in which nothing stands yet. */
export const fromSearch = ({ sought = {} }: HistoryState, form: Recipient): Partial<Recipient> =>
  intoEmpty(sought, form);
