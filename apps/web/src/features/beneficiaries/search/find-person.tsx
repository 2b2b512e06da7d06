import type { ReactNode } from 'react';
import type { PersonCard } from '../../../platform/pack/index.ts';
import { SearchFields } from './search-fields.tsx';
import { SearchResults } from './search-results.tsx';
import { useSearch } from './use-search.ts';

/** Search fields and results, one below the other. */
export function FindPerson({ action }: { readonly action?: (person: PersonCard) => ReactNode }) {
  const search = useSearch();
  return (
    <>
      <SearchFields search={search} />
      <SearchResults result={search.result} action={action} />
    </>
  );
}
