import { useEffect, useState } from 'react';
import { type LockedWorker, leftBecause, lockedHere } from '../../../platform/sign-in/index.ts';
import { dropSignInNext, whoSignsInNext } from '../parts/asked-update.ts';

/** Who has locked this phone (null until that is read), and whether somebody else wants to sign in. */
export function useLocked() {
  const [workers, setWorkers] = useState<readonly LockedWorker[] | null>(null);
  // Who comes from a new password signs in with it; the colleagues who locked this phone are one tap away.
  const [renewed] = useState(whoSignsInNext);
  const [elsewhere, goElsewhere] = useState(renewed !== null);
  const [gone, setGone] = useState<'tries' | 'offline' | 'ended' | null>(leftBecause);
  useEffect(() => {
    dropSignInNext();
    void lockedHere().then(setWorkers);
  }, []);
  return {
    workers,
    /** Whose password was just saved; null for nobody. */
    renewed,
    elsewhere: elsewhere || gone !== null,
    goElsewhere,
    gone,
    setGone: (because: 'tries' | 'offline') => {
      setGone(because);
      void lockedHere().then(setWorkers);
    },
  };
}
