import { useNavigate } from '@tanstack/react-router';
import { signInRedirectDelay } from '@teeka/domain/refusal';
import { useCallback } from 'react';
import { Failure } from '../../../platform/api/index.ts';
import { refusalWords } from '../../../platform/language/index.ts';
import { toast } from '../../../ui/toast/index.ts';
import { askForUpdate } from '../parts/required-update.ts';
import { redirectOf } from './state.ts';

/**
 * Follows the codes that lead to a new password, 100 ms later. Answers whether there was one. Who signs in by code has
 * given no name.
 */
export function useRedirects(): (error: unknown, userName?: string) => boolean {
  const navigate = useNavigate();
  return useCallback(
    (error, userName = '') => {
      const redirect = error instanceof Failure ? redirectOf(error.refusals) : null;
      if (!redirect) return false;
      if (redirect.shown) toast.error(refusalWords(redirect.refusal));
      if (redirect.to === 'updatepassword') askForUpdate({ userId: redirect.userId, userName });
      setTimeout(() => void navigate({ to: `/auth/${redirect.to}` }), signInRedirectDelay);
      return true;
    },
    [navigate],
  );
}
