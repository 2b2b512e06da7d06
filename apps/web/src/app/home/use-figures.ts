import { useQuery } from '@tanstack/react-query';
import { getHomeFigures, type HomeFigures } from '@teeka/contract/home';
import { useState } from 'react';
import { send } from '../../platform/api/index.ts';
import { now } from '../../platform/clock/index.ts';
import { inSession, readJson } from '../../platform/storage/kept.ts';
import { useOnline } from '../../records/workday/index.ts';

/** The figures and when they were counted, milliseconds. */
interface Counted {
  readonly figures: HomeFigures;
  readonly at: number;
}

const key = 'HOME_FIGURES';

/** The last figures, until signing out: a reload without network shows them with their time. Nobody's name is kept. */
function keep(userId: string, figures: HomeFigures): void {
  const kept = { ...figures, resting: { ...figures.resting, names: [] } };
  inSession.set(key, JSON.stringify({ userId, figures: kept, at: now().getTime() }));
}

function lastOf(userId: string): Counted | null {
  const kept = readJson<Counted & { readonly userId: string }>(inSession, key);
  return kept?.userId === userId ? kept : null;
}

/** What waits in the user's area, counted anew whenever the page opens. */
export function useFigures(userId: string) {
  const online = useOnline();
  const [last] = useState(() => lastOf(userId));
  const { data, dataUpdatedAt, isError, refetch } = useQuery({
    queryKey: ['homeFigures', userId],
    enabled: online,
    retry: false,
    staleTime: 0,
    queryFn: async () => {
      const figures = await send(getHomeFigures, {}, { quiet: true, silent: true });
      keep(userId, figures);
      return figures;
    },
    ...(last ? { initialData: last.figures, initialDataUpdatedAt: last.at } : {}),
  });
  return { figures: data ?? null, at: dataUpdatedAt, online, failed: isError, again: () => void refetch() };
}
