import { useMergedRef } from '@mantine/hooks';
import { type HistoryState, useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { PersonCard } from '../../../platform/pack/index.ts';
import { searchIn, searchState } from './carried-search.ts';
import { ScanButton } from './scan-button.tsx';
import classes from './search.module.css';
import { SearchFields } from './search-fields.tsx';
import { moveByArrows, useEnter } from './search-keys.ts';
import { SearchResults } from './search-results.tsx';
import { useFound } from './use-found.ts';
import { type Search, useSearch } from './use-search.ts';

/** Search fields and results, one below the other. */
export function FindPerson({ action }: { readonly action?: (person: PersonCard) => ReactNode }) {
  const search = useSearch();
  const found = useFound(search.find, action !== undefined);
  useKept(search, action === undefined);
  const { area, enter } = useEnter(search, { opens: action === undefined });
  const whole = useMergedRef(area, moveByArrows);
  return (
    <div ref={whole}>
      <SearchFields search={search} onEnter={enter} />
      <div className={classes.scan}>
        <ScanButton onFound={found} onCard={search.findCard} />
      </div>
      <SearchResults result={search.result} sought={search} action={action} ownPage={action === undefined} />
    </div>
  );
}

/**
 * What was searched for stays with the page in the browser's history, so that the way back from a person and a reload find
 * it again. It never stands in the address: that is a name or a number. A search over another page is not kept.
 */
function useKept(search: Search, keeps: boolean): void {
  const carried = searchIn(useLocation().state);
  const navigate = useNavigate();
  const { by, typed, village } = search;
  const isCarried = carried?.by === by && carried.typed === typed && carried.village === village;
  const isFound = search.result.kind === 'found';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each search that the page is opened with
  useEffect(() => {
    if (carried && !isCarried) search.ask(carried);
  }, [carried]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as somebody is found
  useEffect(() => {
    if (!keeps || !isFound || isCarried) return;
    const state = searchState({ by, typed, village });
    const keep = (before: HistoryState): HistoryState => ({ ...before, ...state });
    void navigate({ to: '.', search: true, state: keep, resetScroll: false, replace: true });
  }, [isFound, by, typed, village]);
}
