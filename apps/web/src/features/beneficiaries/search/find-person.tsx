import type { ReactNode } from 'react';
import type { PersonCard } from '../../../platform/pack/index.ts';
import { ScanButton } from './scan-button.tsx';
import { SearchFields } from './search-fields.tsx';
import { SearchResults } from './search-results.tsx';
import { useFound } from './use-found.ts';
import { useSearch } from './use-search.ts';

/** Search fields and results, one below the other. */
export function FindPerson({ action }: { readonly action?: (person: PersonCard) => ReactNode }) {
  const search = useSearch();
  const found = useFound(search.find, action !== undefined);
  return (
    <>
      <SearchFields search={search} />
      <ScanButton onFound={found} />
      <SearchResults result={search.result} action={action} />
    </>
  );
}
