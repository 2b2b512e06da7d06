import { useCallback, useRef, useState } from 'react';
import { Failure } from '../../../platform/api/failure.ts';
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
        if (versionDetails.get()?.two_step) return onSecondStep(await beginTwoStep(form));
        const user = await signInWithPassword(form).catch((error: unknown) => {
          // The password was right, and of those who manage accounts a code is asked too.
          if (error instanceof Failure && error.code === 'USRAUT0023') return null;
          throw error;
        });
        if (user) onEntered(user);
        else onSecondStep(await beginTwoStep(form));
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [onEntered, onSecondStep],
  );
  return { busy, signIn };
}
