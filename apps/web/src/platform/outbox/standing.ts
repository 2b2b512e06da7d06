import type { Item } from './item.ts';

/** Marks as `blocked` what waits, directly or through others, for an item that was refused. */
export function withBlocked(items: readonly Item[]): readonly Item[] {
  const held = new Set<string>();
  return items.map((item) => {
    if (item.state === 'refused') held.add(item.id);
    const waits = item.state === 'waiting' || item.state === 'blocked';
    if (!waits) return item;
    const blocked = item.dependsOn.some((id) => held.has(id));
    if (blocked) held.add(item.id);
    const state = blocked ? 'blocked' : 'waiting';
    return state === item.state ? item : { ...item, state };
  });
}

/** What can be sent now: waiting, and nothing it builds on is still unsettled. Ids that are gone count as settled. */
export function readyToSend(items: readonly Item[]): readonly Item[] {
  const unsettled = new Set(items.filter((item) => item.state !== 'done').map((item) => item.id));
  return items.filter((item) => item.state === 'waiting' && !item.dependsOn.some((id) => unsettled.has(id)));
}

/** What builds on this item and waits for it, directly or through others. */
export function dependentsOf(items: readonly Item[], id: string): readonly Item[] {
  const reached = new Set([id]);
  return items.filter((item) => {
    const builds = item.state !== 'done' && item.dependsOn.some((each) => reached.has(each));
    if (builds) reached.add(item.id);
    return builds;
  });
}
