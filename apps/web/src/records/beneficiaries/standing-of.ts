import { subjectOf } from '../../platform/outbox/chains.ts';
import { type Item, type ItemState, isStopped } from '../../platform/outbox/item.ts';

const worstFirst: readonly ItemState[] = ['refused', 'blocked', 'sending', 'waiting'];

/** The phone's items about a person that the server has not accepted yet. */
export function unsettledAbout(items: readonly Item[], beneficiaryId: string): readonly Item[] {
  return items.filter((item) => item.state !== 'done' && subjectOf(item.input).person === beneficiaryId);
}

/**
 * Of what this phone has about a person and the server has not: `waits`, it goes out by itself; `refused`, it needs the worker first.
 * Null: the server has all.
 */
export function unsentAbout(items: readonly Item[], beneficiaryId: string): 'waits' | 'refused' | null {
  const unsettled = unsettledAbout(items, beneficiaryId);
  if (unsettled.length === 0) return null;
  return unsettled.every(isStopped) ? 'refused' : 'waits';
}

/** The same for everyone about whom something is unsettled, in one pass. */
export function standings(items: readonly Item[]): ReadonlyMap<string, ItemState> {
  const standing = new Map<string, ItemState>();
  for (const item of items) {
    const { person } = subjectOf(item.input);
    if (item.state === 'done' || person === null) continue;
    const known = standing.get(person);
    const worse = known === undefined || worstFirst.indexOf(item.state) < worstFirst.indexOf(known);
    if (worse) standing.set(person, item.state);
  }
  return standing;
}
