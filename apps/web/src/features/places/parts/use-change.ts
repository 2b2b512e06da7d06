import { useQueryClient } from '@tanstack/react-query';

/**
 * Does what changes a place. Whatever was read before is read anew, everywhere, for its names stand on many screens; also
 * where it was refused: somebody else may have changed it.
 */
export function useChange() {
  const queries = useQueryClient();
  return async <Reply>(work: () => Promise<Reply>): Promise<Reply> => {
    try {
      return await work();
    } finally {
      void queries.invalidateQueries();
    }
  };
}
