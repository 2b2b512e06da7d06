import type { HistoryState } from '@tanstack/react-router';
import type { SearchChoice, SearchInput } from './state.ts';

/** A search as it stands. */
type Standing = SearchInput & { readonly by: SearchChoice };

/** Under this key the search lies in the browser's history, which a new version of the app finds as it was left. */
const historyKey = 'asked';

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly [historyKey]?: Standing;
  }
}

/**
 * What is searched for, carried to the search page. It travels with the page, not in its address: a number in an address is
 * seen by others.
 */
export const searchState = ({ by, typed, village }: Standing) => ({ [historyKey]: { by, typed, village } });

/** What the page was opened to search for; null where it was opened empty. */
export const searchIn = (state: HistoryState | undefined): Standing | null => state?.[historyKey] ?? null;
