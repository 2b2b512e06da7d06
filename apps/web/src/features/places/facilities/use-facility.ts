import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '@teeka/contract/call';
import { getFacility } from '@teeka/contract/places';
import { send } from '../../../platform/api/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { type Reading, readings } from '../parts/readings.ts';

export type FoundFacility = ReplyOf<typeof getFacility>;

/** One facility with its sites. */
export function useFacility(facility_id: string, reading: Reading) {
  return useQuery({
    queryKey: ['places', 'facility', facility_id],
    enabled: useOnline(),
    retry: false,
    ...readings[reading],
    queryFn: () => send(getFacility, { facility_id }, { quiet: true }),
  });
}
