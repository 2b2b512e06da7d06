import { subjectOf } from './chains.ts';
import type { Item } from './item.ts';

/** How much items are, as a worker counts: people, and beside them records about nobody (a session's start, vials). */
export interface About {
  readonly people: number;
  readonly records: number;
}

export function aboutOf(items: readonly Pick<Item, 'input'>[]): About {
  const people = items.map(({ input }) => subjectOf(input).person);
  return {
    people: new Set(people.filter((person) => person !== null)).size,
    records: people.filter((person) => person === null).length,
  };
}

/** The one figure of it. */
export const countOf = ({ people, records }: About): number => people + records;
