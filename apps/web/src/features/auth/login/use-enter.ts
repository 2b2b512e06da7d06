import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { User } from '../../../platform/sign-in/index.ts';
import { afterSignIn } from './state.ts';

/** Goes on into the app once someone is signed in. */
export function useEnter(): (user: User) => void {
  const navigate = useNavigate();
  return useCallback((user) => void navigate({ to: afterSignIn(user.role), replace: true }), [navigate]);
}
