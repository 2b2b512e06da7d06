import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getPairings } from '@teeka/contract/pairing';
import { useEffect } from 'react';
import { send } from '../api/index.ts';
import { hearPairings } from './hear-pairings.ts';
import { notePaired } from './is-paired.ts';

const queryKey = ['pairings'];

/** The pairings of this sign-in, as they change. */
export function usePairings(online: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (!online) return;
    return hearPairings(() => void client.invalidateQueries({ queryKey }));
  }, [client, online]);
  return useQuery({
    queryKey,
    enabled: online,
    queryFn: async () => {
      const { pairings } = await send(getPairings, {}, { background: true });
      notePaired(pairings.some(({ as }) => as === 'desk'));
      return pairings;
    },
  });
}
