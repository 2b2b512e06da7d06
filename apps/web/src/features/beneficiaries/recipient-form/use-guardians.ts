import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type Found, getBeneficiaries, searchByName } from '@teeka/contract/beneficiaries';
import { searchFlag } from '@teeka/domain/identity';
import { useDeferredValue, useMemo } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { useOnline, useView } from '../../../records/workday/index.ts';
import type { FoundPerson } from './found-person.ts';
import { guardianQuery, guardiansFound, guardiansOf } from './guardian-search.ts';

/** Milliseconds without typing after which the server is asked, as in every search. */
const pause = 800;
const nobody: readonly Found[] = [];

async function foundOnline(typed: string, signal: AbortSignal): Promise<readonly Found[]> {
  const query = guardianQuery(typed);
  if (!query) return nobody;
  const how = { quiet: true, silent: true, signal } as const;
  if (query.by === 'name') return (await send(searchByName, { name: query.value }, how)).beneficiaries;
  const number = { search_value: query.value, flag: searchFlag(query.by) };
  return (await send(getBeneficiaries, number, how)).beneficiaries;
}

interface Guardians {
  readonly found: readonly FoundPerson[];
  /** Was only this phone looked at, because the server cannot be asked or did not answer? */
  readonly onPhoneOnly: boolean;
  readonly searching: boolean;
}

/** Who may be the guardian that is typed: people of this phone at once, with network those of the whole area too. */
export function useGuardians(typed: string): Guardians {
  const today = useToday();
  const online = useOnline();
  const people = useView()?.rows.people;
  const here = useDeferredValue(typed);
  const [debounced] = useDebouncedValue(typed, pause);
  const asks = guardianQuery(typed) !== null;
  const { data, isFetching, isError } = useQuery({
    queryKey: ['guardians', debounced],
    enabled: online && guardianQuery(debounced) !== null,
    retry: false,
    gcTime: 0,
    queryFn: ({ signal }) => foundOnline(debounced, signal),
  });
  const current = debounced === typed;
  const found = useMemo(
    () => guardiansOf(people ? guardiansFound(here, people, today) : [], current && data ? data : nobody, today),
    [here, people, today, current, data],
  );
  return {
    found,
    onPhoneOnly: !online || (current && isError),
    searching: online && asks && (!current || isFetching),
  };
}
