import type { Item } from '../item.ts';
import type { LivedDay } from './live-day.ts';

/** Accepted once under its own id, or true already through another phone, or in front of the worker. */
function endsWell(item: Item, { server }: LivedDay): boolean {
  const times = server.applied.get(item.id) ?? 0;
  if (item.state === 'done') return times === 1 || (times === 0 && item.refusals.length > 0);
  return times === 0 && (item.state === 'refused' || item.state === 'blocked');
}

/** Session not on going, not on the list, not verified, no such case: the phone sent things in the wrong order. */
const orderCodes = ['SESDAY0002', 'SESDAY0010', 'SESDAY0011', 'VACDOS0009'];

/** What went wrong on a day, in words; nothing when every write is on the server once or before its worker. */
export function flawsOf(day: LivedDay): readonly string[] {
  const flaws = day.vanished.map((id) => `${id} was saved and is gone after a restart`);
  for (const [phone, items] of day.items.entries()) {
    const ids = new Set(items.map((item) => item.id));
    flaws.push(...(day.saved[phone] ?? []).filter((id) => !ids.has(id)).map((id) => `${id} is lost`));
    for (const item of items) {
      if (!endsWell(item, day)) flaws.push(`${item.call} ends as ${item.state}`);
      if (item.refusals.some(({ code }) => orderCodes.includes(code)))
        flaws.push(`${item.call} came before what it builds on`);
    }
  }
  for (const [id, times] of day.server.applied) if (times !== 1) flaws.push(`${id} took effect ${times} times`);
  for (const [key, doses] of day.server.facts.doses) if (doses.length !== 1) flaws.push(`${key} is doubled`);
  return flaws;
}
