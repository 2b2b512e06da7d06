import type { PersonOnPhone } from '../../platform/pack/person-card.ts';
import type { PackRows } from '../../platform/pack/rows.ts';

const indexes = new WeakMap<PackRows['people'], ReadonlyMap<string, readonly PersonOnPhone[]>>();

/** People by mobile number; made once for each pull, in memory only. */
function byMobile(people: PackRows['people']): ReadonlyMap<string, readonly PersonOnPhone[]> {
  const known = indexes.get(people);
  if (known) return known;
  const index = new Map<string, PersonOnPhone[]>();
  for (const person of people.values()) {
    if (person.mobile === '') continue;
    const family = index.get(person.mobile) ?? [];
    family.push(person);
    index.set(person.mobile, family);
  }
  indexes.set(people, index);
  return index;
}

/**
 * Finds people of the pack by mobile number (10 digits; +91 or 0 before them is dropped) or by reference number
 * (14 digits). Spaces don't matter. Anything else finds nobody.
 */
export function searchPack(rows: PackRows, typed: string): readonly PersonOnPhone[] {
  const digits = typed.replace(/[\s-]/g, '');
  if (/^[0-9]{14}$/.test(digits)) {
    const person = rows.people.get(digits);
    return person ? [person] : [];
  }
  const mobile = /^(?:\+91|0)?([0-9]{10})$/.exec(digits)?.[1];
  return mobile ? (byMobile(rows.people).get(mobile) ?? []) : [];
}
