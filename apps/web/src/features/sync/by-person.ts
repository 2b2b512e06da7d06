import { subjectOf } from '../../platform/outbox/chains.ts';
import { type Item, type ItemState, isUnsettled } from '../../platform/outbox/item.ts';

/** What was recorded about one person, or about nobody at one session, or about neither. */
export interface Recorded {
  readonly key: string;
  readonly person: string | null;
  readonly session: string | null;
  /** In the order in which they were made. */
  readonly items: readonly Item[];
}

/** Records as a worker thinks of them: by person; those about nobody by their session, others each by itself. */
export function byPerson(items: readonly Item[]): readonly Recorded[] {
  const found = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    found.set(key, [...(found.get(key) ?? []), item]);
  }
  return [...found].map(([key, own]) => {
    const { person, session } = subjectOf(own[0]?.input);
    return { key, person, session: person === null ? session : null, items: own };
  });
}

function keyOf({ id, input }: Item): string {
  const { person, session } = subjectOf(input);
  return person ?? session ?? id;
}

const pressing: readonly ItemState[] = ['refused', 'blocked', 'sending', 'waiting', 'done'];

/** The record by which it is told how far they all are: the newest of those that are least far. */
export function tellingItem({ items }: Recorded): Item | undefined {
  const state = pressing.find((one) => items.some((item) => item.state === one));
  return items.findLast((item) => item.state === state);
}

/** What needs the worker, what waits, and whose records are all sent, the last first. */
export function sorted(all: readonly Recorded[]) {
  const needsYou = all.filter(({ items }) => items.some(({ state }) => state === 'refused'));
  const waiting = all.filter((one) => !needsYou.includes(one) && one.items.some(isUnsettled));
  const sent = all.filter(({ items }) => !items.some(isUnsettled));
  const lastOf = ({ items }: Recorded) => items.at(-1)?.seq ?? 0;
  return { needsYou, waiting, sent: sent.toSorted((one, other) => lastOf(other) - lastOf(one)) };
}
