import { accompany } from '../../platform/sign-in/signed-in.ts';
import { currentWorkday } from './current.ts';

/** Loaded with the first sign-in, not before: signing in itself needs none of it. */
const begin = () => import('./begin.ts');

/**
 * Opens the workday with the sign-in and closes it at signing out. Called once at start-up; what it needs is loaded
 * at once for somebody who is signed in already.
 */
export function keepWorkday(isSignedIn: boolean): void {
  if (isSignedIn) void begin().catch(() => undefined);
  accompany({
    signingIn: () => void begin().catch(() => undefined),
    signedIn: async (user, storeKey) => (await begin()).beginWorkday(user, storeKey),
    restored: async (user) => (await begin()).resumeWorkday(user),
    closing: async () => (await begin()).closeWorkday(),
    signingOut: async () => (await begin()).endWorkday(),
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !currentWorkday.get()) return;
    currentWorkday.get()?.refresh();
    void begin()
      .then(({ recountOthers }) => recountOthers())
      .catch(() => undefined);
  });
}
