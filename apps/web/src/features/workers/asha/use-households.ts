import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getHouseholdsOfVillage, type HouseholdChoice } from '@teeka/contract/workers';
import { useState } from 'react';
import { useHistoryText } from '../../../platform/address/use-history-text.ts';
import { send } from '../../../platform/api/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { followingPage } from '../../../ui/table/index.ts';

/** As long as after the last key nothing is requested, in milliseconds. */
const typingPause = 400;
const householdsOnPage = 50;

/** The households of a village that an ASHA has, a page at a time, found by the name of somebody who lives there. */
export function useHouseholds(user_id: string, village_id: number) {
  const online = useOnline();
  const [typed, setTyped] = useHistoryText();
  const [whose, setWhose] = useState<HouseholdChoice>('all');
  const [search] = useDebouncedValue(typed.trim(), typingPause);
  const query = useInfiniteQuery({
    queryKey: ['households', user_id, village_id, search, whose],
    enabled: online,
    retry: false,
    ...{ staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam: page }) =>
      send(
        getHouseholdsOfVillage,
        { user_id, village_id, search, whose, page, pageSize: householdsOnPage },
        { quiet: true },
      ),
    initialPageParam: 1,
    getNextPageParam: followingPage,
  });
  const pages = query.data?.pages;
  const all = pages?.flatMap(({ data }) => data) ?? [];
  return {
    ...{ online, query, typed, setTyped, whose, setWhose },
    village: pages?.[0],
    total: pages?.[0]?.total ?? 0,
    // Whoever came to an earlier page meanwhile stands there once.
    households: [...new Map(all.map((household) => [household.beneficiary_id, household])).values()],
  };
}
