import { QueryClient } from '@tanstack/react-query';
import { isUnanswered } from '../../platform/api/failure.ts';

/** Only a call without an answer is worth trying again; a refusal stays a refusal. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && isUnanswered(error) && navigator.onLine,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
