import { type About, aboutOf, countOf } from '../../platform/outbox/about.ts';
import type { Item } from '../../platform/outbox/item.ts';
import type { SenderState } from '../../platform/outbox/sender.ts';
import type { Cleared } from '../../platform/storage/storage-trouble.ts';

/** The one thing the chip says, the most pressing first, and of how much. */
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
      readonly about: About;
    }
  | { readonly kind: 'offline' | 'allSent' | 'cleared' | 'storeFull' | 'storeFailing' };

export interface Situation {
  readonly items: readonly Item[];
  /** What other workers have not sent from this phone. */
  readonly others: About;
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
  const about = (...states: readonly Item['state'][]) => aboutOf(items.filter((item) => states.includes(item.state)));
  const refused = about('refused');
  const unsent = about('waiting', 'sending', 'blocked');
  const stopped = about('waiting', 'sending', 'blocked', 'refused');
  const everybodys = sum(unsent, others);
  // Whatever the phone does not hold any more, or cannot take, comes before what it holds.
  if (cleared?.isBack === false && isSome(stopped)) return { kind: 'onlyHere', about: stopped };
  if (refuses) return { kind: refuses === 'full' ? 'storeFull' : 'storeFailing' };
  if (cleared) return isSome(stopped) ? { kind: 'clearedWaiting', about: stopped } : { kind: 'cleared' };
  if (isSome(refused)) return { kind: 'needsYou', about: refused };
  if (isSome(unsent) && sender === 'signed-out') return { kind: 'signInAgain', about: unsent };
  if (!online) return isSome(everybodys) ? { kind: 'offlineWaiting', about: everybodys } : { kind: 'offline' };
  if (!isSome(unsent)) return isSome(others) ? { kind: 'othersWait', about: others } : { kind: 'allSent' };
  return sender === 'sending' ? { kind: 'sending', about: unsent } : { kind: 'waiting', about: everybodys };
}

const isSome = (about: About): boolean => countOf(about) > 0;

export const sum = (one: About, other: About): About => ({
  people: one.people + other.people,
  records: one.records + other.records,
});
