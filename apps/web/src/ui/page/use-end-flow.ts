import { useNavigate } from '@tanstack/react-router';
import { wayBack } from '../../platform/way-back/index.ts';

/**
 * The end of something that was done over several pages: on to `to`, and back from there leads to where it was begun, not
 * into pages that are over. `isPart` tells by its address whether a page is one of them.
 */
export function useEndFlow() {
  const navigate = useNavigate();
  return (to: string, isPart: (path: string) => boolean): Promise<void> => {
    const { pages, before } = wayBack().lengthOf(isPart);
    // Where nothing is known of a page before them, the first of them gives its place.
    wayBack().drop(before === undefined ? pages - 1 : pages);
    return navigate({ to, replace: before === undefined || before === to });
  };
}
