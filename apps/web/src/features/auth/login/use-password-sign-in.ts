import { useCallback, useRef, useState } from 'react';
import { versionDetails } from '../../../platform/api/index.ts';
import { beginTwoStep, type OtpSent, signInWithPassword, type User } from '../../../platform/sign-in/index.ts';

export interface Outcomes {
  readonly onEntered: (user: User) => void;
  readonly onSecondStep: (sent: OtpSent) => void;
}

/** Signs in with name and password, in one or two steps as the server wants it; a second tap does nothing. */
export function usePasswordSignIn({ onEntered, onSecondStep }: Outcomes) {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const signIn = useCallback(
    async (form: { user_name: string; password: string }): Promise<void> => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      try {
        if (versionDetails.get()?.two_step) onSecondStep(await beginTwoStep(form));
        else onEntered(await signInWithPassword(form));
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [onEntered, onSecondStep],
  );
  return { busy, signIn };
}
