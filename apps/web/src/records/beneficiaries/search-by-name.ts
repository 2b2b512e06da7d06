import {
  asksForNear,
  type JudgedName,
  nameJudge,
  nameKeys,
  nameSearch,
  nearKeys,
  searchKeys,
} from '@teeka/domain/beneficiaries';
import type { PersonOnPhone } from '../../platform/pack/person-card.ts';
import type { PackRows } from '../../platform/pack/rows.ts';

/** Keys of a name, made once for each person that a pull or an edit has brought; in memory only. */
const keysOf = new WeakMap<PersonOnPhone, readonly string[]>();

function soundOf(person: PersonOnPhone): readonly string[] {
  const known = keysOf.get(person);
  if (known) return known;
  const keys = nameKeys(person.ben_name);
  keysOf.set(person, keys);
  return keys;
}

/**
 * People of the pack by name as the server finds them: either script, typing errors, best first, at most 50. `village`
 * narrows to one village; null for all of the pack.
 */
export function searchPackByName(
  rows: PackRows,
  { typed, village }: { readonly typed: string; readonly village: number | null },
) {
  const people = [...rows.people.values()].filter((person) => village === null || person.village_id === village);
  const judge = nameJudge(typed);
  const under = (keys: readonly string[]): readonly JudgedName<PersonOnPhone>[] => {
    const wanted = new Set(keys);
    return judge(people.filter((person) => soundOf(person).some((key) => wanted.has(key))));
  };
  const own = searchKeys(typed);
  const first = under(own);
  const judged = asksForNear(first) ? under([...own, ...own.flatMap(nearKeys)]) : first;
  return {
    people: judged.slice(0, nameSearch.most).map(({ row }) => row),
    more: judged.length > nameSearch.most,
  };
}
