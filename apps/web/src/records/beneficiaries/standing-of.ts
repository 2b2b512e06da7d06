import { subjectOf } from '../../platform/outbox/chains.ts';
import { type Item, type ItemState, isStopped, isUnsettled } from '../../platform/outbox/item.ts';

const worstFirst: readonly ItemState[] = ['refused', 'blocked', 'sending', 'waiting'];

/** The phone's items about a person that the server has not accepted yet. */
export function unsettledAbout(items: readonly Item[], beneficiaryId: string): readonly Item[] {
  return items.filter((item) => item.state !== 'done' && subjectOf(item.input).person === beneficiaryId);
}

/** What a paper or a file is about: somebody, a session and whom its list has, or people of whom nobody is named. */
export type PaperAbout =
  | { readonly person: string }
  | { readonly session_id: string; readonly listed: ReadonlySet<string> }
  | 'people';

/** Is an item of that? What names no session, as a dose that is taken back, is of those on whose list the person stands. */
function isAbout({ input }: Item, of: PaperAbout): boolean {
  const { person, session } = subjectOf(input);
  if (of === 'people') return person !== null;
  if ('person' in of) return person === of.person;
  return session === null ? person !== null && of.listed.has(person) : session === of.session_id;
}

/**
 * Of what this phone has of it and the server has not: `waits`, it goes out by itself; `refused`, it needs the worker first.
 * Null: the server has all.
 */
export function unsentAbout(items: readonly Item[], of: PaperAbout): 'waits' | 'refused' | null {
  const unsettled = items.filter((item) => isUnsettled(item) && isAbout(item, of));
  if (unsettled.length === 0) return null;
  return unsettled.every(isStopped) ? 'refused' : 'waits';
}

/** The worst that is unsettled about everyone of whom something is, in one pass. */
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
