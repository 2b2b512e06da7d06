import { subjectOf } from '../../platform/outbox/chains.ts';
import { type Item, type ItemState, isStopped, isUnsettled } from '../../platform/outbox/item.ts';

const worstFirst: readonly ItemState[] = ['refused', 'blocked', 'sending', 'waiting'];

/** What a paper or a file is about: somebody, a session and whom its list has, or people of whom nobody is named. */
export type PaperAbout =
  | { readonly person: string }
  | { readonly session_id: string; readonly listed: ReadonlySet<string> }
  | 'people';

/** Something on this phone, by whom it is of and at which session. */
interface Subject {
  readonly person: string | null;
  readonly session: string | null;
}

/** Is something of that? What names no session, as a dose that is taken back, is of those on whose list the person stands. */
export function isAbout({ person, session }: Subject, of: PaperAbout): boolean {
  if (of === 'people') return person !== null;
  if ('person' in of) return person === of.person;
  return session === null ? person !== null && of.listed.has(person) : session === of.session_id;
}

/** The phone's items about it that the server has not accepted yet. */
export const unsettledAbout = (items: readonly Item[], of: PaperAbout): readonly Item[] =>
  items.filter((item) => isUnsettled(item) && isAbout(subjectOf(item.input), of));

/**
 * Of what this phone has of it and the server has not: `waits`, it goes out by itself; `refused`, it needs the worker first.
 * Null: the server has all.
 */
export function unsentAbout(items: readonly Item[], of: PaperAbout): 'waits' | 'refused' | null {
  const unsettled = unsettledAbout(items, of);
  if (unsettled.length === 0) return null;
  return unsettled.every(isStopped) ? 'refused' : 'waits';
}

/** The worst that is unsettled about everyone of whom something is, in one pass. */
export function standings(items: readonly Item[]): ReadonlyMap<string, ItemState> {
  const standing = new Map<string, ItemState>();
  for (const item of items) {
    const { person } = subjectOf(item.input);
    if (!isUnsettled(item) || person === null) continue;
    const known = standing.get(person);
    const worse = known === undefined || worstFirst.indexOf(item.state) < worstFirst.indexOf(known);
    if (worse) standing.set(person, item.state);
  }
  return standing;
}
