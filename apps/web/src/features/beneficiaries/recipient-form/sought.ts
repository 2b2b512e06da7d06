import type { HistoryState } from '@tanstack/react-router';
import type { AbhaCard } from '@teeka/domain/abha';
import { checkMobileSearch } from '@teeka/domain/contact';
import { ofCard } from './from-card.ts';
import { named } from './sought-name.ts';

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
