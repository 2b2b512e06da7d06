import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { PersonCard } from '../../../platform/pack/index.ts';
import { searchIn } from './carried-search.ts';
import { ScanButton } from './scan-button.tsx';
import classes from './search.module.css';
import { SearchFields } from './search-fields.tsx';
import { SearchResults } from './search-results.tsx';
import { useFound } from './use-found.ts';
import { useSearch } from './use-search.ts';

/** Search fields and results, one below the other. */
export function FindPerson({ action }: { readonly action?: (person: PersonCard) => ReactNode }) {
  const search = useSearch();
  const found = useFound(search.find, action !== undefined);
  const carried = searchIn(useLocation().state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each search that the page is opened with
  useEffect(() => {
    if (carried) search.ask(carried);
  }, [carried]);
  return (
    <>
      <SearchFields search={search} />
      <div className={classes.scan}>
        <ScanButton onFound={found} />
      </div>
      <SearchResults result={search.result} sought={search} action={action} />
    </>
  );
}
