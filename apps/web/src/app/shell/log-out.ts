import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { online } from '../../platform/native/index.ts';
import { aboutOf, countOf } from '../../platform/outbox/about.ts';
import { isUnsettled } from '../../platform/outbox/item.ts';
import { lock, lockable, signOut } from '../../platform/sign-in/index.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { currentWorkday } from '../../records/workday/current.ts';

/** Ways to leave the phone. */
export interface Leaving {
  /** Locks it; null where this sign-in cannot be locked. */
  readonly lock: (() => void) | null;
  /** Signs out; asks first where something waits, or where there would be no way back in. */
  readonly logOut: () => void;
  readonly logOutNow: () => void;
  /** Is it being asked? */
  readonly asking: boolean;
  readonly stay: () => void;
}

/** Leaves the phone and shows the sign-in screen. */
export function useLeaving(): Leaving {
  const navigate = useNavigate();
  const canLock = useWatched(lockable);
  const [asking, setAsking] = useState(false);
  const leaveBy = useCallback(
    (act: () => Promise<unknown>) => void act().then(() => navigate({ to: '/auth/login', replace: true })),
    [navigate],
  );
  const logOutNow = () => leaveBy(signOut);
  return {
    lock: canLock ? () => leaveBy(lock) : null,
    logOut: () => (isSafeToLeave() ? logOutNow() : setAsking(true)),
    logOutNow,
    asking,
    stay: () => setAsking(false),
  };
}

/** Everything of this worker is on the server, and there is a way back in. */
function isSafeToLeave(): boolean {
  const workday = currentWorkday.get();
  const reaches = workday ? workday.connectivity.online.get() : online.get();
  return reaches && countOf(aboutOf(workday?.outbox.items.get().filter(isUnsettled) ?? [])) === 0;
}
