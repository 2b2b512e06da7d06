import { aboutOf, countOf } from '../../platform/outbox/about.ts';
import type { Item } from '../../platform/outbox/item.ts';
import type { SenderState } from '../../platform/outbox/sender.ts';
import type { Cleared } from '../../platform/storage/storage-trouble.ts';

/** The one thing the chip says, the most pressing first. */
export type Summary =
  | {
      readonly kind:
        | 'needsYou'
        | 'signInAgain'
        | 'sending'
        | 'waiting'
        | 'offlineWaiting'
        | 'othersWait'
        | 'onlyHere'
        | 'clearedWaiting';
      readonly n: number;
    }
  | { readonly kind: 'offline' | 'allSent' | 'cleared' | 'storeFull' | 'storeFailing' };

export interface Situation {
  readonly items: readonly Item[];
  /** People whose records other workers have not sent from this phone, and records about nobody. */
  readonly others: number;
  readonly sender: SenderState;
  readonly online: boolean;
  /** The store of this phone was cleared while the app was open. */
  readonly cleared?: Cleared | null;
  /** The store takes nothing more. */
  readonly refuses?: 'full' | 'failing' | null;
}

/**
 * What is true of the records on this phone right now, everybody's; counted as a worker counts, in people. Never 'all
 * sent' while one of them is not.
 */
export function summaryOf({ items, others, sender, online, cleared, refuses }: Situation): Summary {
  const count = (...states: readonly Item['state'][]) =>
    countOf(aboutOf(items.filter((item) => states.includes(item.state))));
  const refused = count('refused');
  const unsent = count('waiting', 'sending', 'blocked');
  // Whatever the phone does not hold any more, or cannot take, comes before what it holds.
  if (cleared?.isBack === false && refused + unsent > 0) return { kind: 'onlyHere', n: refused + unsent };
  if (refuses) return { kind: refuses === 'full' ? 'storeFull' : 'storeFailing' };
  if (cleared) return refused + unsent > 0 ? { kind: 'clearedWaiting', n: refused + unsent } : { kind: 'cleared' };
  if (refused > 0) return { kind: 'needsYou', n: refused };
  if (unsent > 0 && sender === 'signed-out') return { kind: 'signInAgain', n: unsent };
  if (!online) return unsent + others > 0 ? { kind: 'offlineWaiting', n: unsent + others } : { kind: 'offline' };
  if (unsent === 0) return others > 0 ? { kind: 'othersWait', n: others } : { kind: 'allSent' };
  return sender === 'sending' ? { kind: 'sending', n: unsent } : { kind: 'waiting', n: unsent + others };
}
