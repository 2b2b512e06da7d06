import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { signOut } from '../../platform/sign-in/index.ts';

/** Signs out and shows the sign-in screen. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    void signOut().then(() => navigate({ to: '/auth/login', replace: true }));
  }, [navigate]);
}
