import type { Item } from '../../platform/outbox/item.ts';
import type { SenderState } from '../../platform/outbox/sender.ts';

/** The one thing the chip says, the most pressing first. */
export type Summary =
  | {
      readonly kind: 'needsYou' | 'signInAgain' | 'sending' | 'waiting' | 'offlineWaiting';
      readonly n: number;
    }
  | { readonly kind: 'offline' | 'allSent' };

export interface Situation {
  readonly items: readonly Item[];
  readonly sender: SenderState;
  readonly online: boolean;
}

/** What is true of the records on this phone right now. Never 'all sent' while one of them is not. */
export function summaryOf({ items, sender, online }: Situation): Summary {
  const count = (...states: readonly Item['state'][]) =>
    items.filter((item) => states.includes(item.state)).length;
  const refused = count('refused');
  const unsent = count('waiting', 'sending', 'blocked');
  if (refused > 0) return { kind: 'needsYou', n: refused };
  if (unsent > 0 && sender === 'signed-out') return { kind: 'signInAgain', n: unsent };
  if (unsent > 0 && !online) return { kind: 'offlineWaiting', n: unsent };
  if (!online) return { kind: 'offline' };
  if (unsent === 0) return { kind: 'allSent' };
  return { kind: sender === 'sending' ? 'sending' : 'waiting', n: unsent };
}
