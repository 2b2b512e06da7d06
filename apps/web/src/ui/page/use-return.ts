import { useNavigate, useRouter } from '@tanstack/react-router';
import { wayBack } from '../../platform/way-back/index.ts';

/**
 * The end of a page that was opened from another: back to that one as it was left, a list with its search and its filters;
 * to `otherwise` where nothing is known of a page before.
 */
export function useReturn() {
  const { history } = useRouter();
  const navigate = useNavigate();
  return async (otherwise: string): Promise<void> => {
    const { pathname } = window.location;
    if (wayBack().lengthOf((path) => path === pathname).before === undefined) {
      await navigate({ to: otherwise, replace: true });
      return;
    }
    history.back();
  };
}
