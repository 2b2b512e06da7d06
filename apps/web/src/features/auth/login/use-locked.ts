import { useEffect, useState } from 'react';
import { type LockedWorker, leftBecause, lockedHere } from '../../../platform/sign-in/index.ts';

/** Who has locked this phone (null until that is read), and whether somebody else wants to sign in. */
export function useLocked() {
  const [workers, setWorkers] = useState<readonly LockedWorker[] | null>(null);
  const [elsewhere, goElsewhere] = useState(false);
  const [gone, setGone] = useState<'tries' | 'offline' | null>(leftBecause);
  useEffect(() => {
    void lockedHere().then(setWorkers);
  }, []);
  return {
    workers,
    elsewhere: elsewhere || gone !== null,
    goElsewhere,
    gone,
    setGone: (because: 'tries' | 'offline') => {
      setGone(because);
      void lockedHere().then(setWorkers);
    },
  };
}
