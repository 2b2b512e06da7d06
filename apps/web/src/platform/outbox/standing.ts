import type { Item } from './item.ts';

/** Marks as `blocked` what waits, directly or through others, for an item that was refused. */
export function withBlocked(items: readonly Item[]): readonly Item[] {
  const waits = ({ state }: Item) => state === 'waiting' || state === 'blocked';
  const refused = items.filter(({ state }) => state === 'refused').map(({ id }) => id);
  const blocked = reached(items.filter(waits), refused);
  return items.map((item) => {
    const state = blocked.has(item.id) ? 'blocked' : 'waiting';
    return !waits(item) || state === item.state ? item : { ...item, state };
  });
}

/** Ids of what builds on these, directly or through others: a correction may build on what was made after it. */
function reached(items: readonly Item[], from: readonly string[]): ReadonlySet<string> {
  const all = new Set(from);
  const found = new Set<string>();
  for (let before = -1; found.size > before; ) {
    before = found.size;
    for (const { id, dependsOn } of items) {
      if (all.has(id) || !dependsOn.some((each) => all.has(each))) continue;
      all.add(id);
      found.add(id);
    }
  }
  return found;
}

/** What can be sent now: waiting, and nothing it builds on is still unsettled. Ids that are gone count as settled. */
export function readyToSend(items: readonly Item[]): readonly Item[] {
  const unsettled = new Set(items.filter((item) => item.state !== 'done').map((item) => item.id));
  return items.filter((item) => item.state === 'waiting' && !item.dependsOn.some((id) => unsettled.has(id)));
}

/** What builds on these items and waits for them, directly or through others. */
export function dependentsOf(items: readonly Item[], ids: readonly string[]): readonly Item[] {
  const found = reached(
    items.filter(({ state }) => state !== 'done'),
    ids,
  );
  return items.filter(({ id }) => found.has(id));
}
