import type { LoggedInUser } from '@teeka/contract/profile';
import { watched } from '../storage/watched.ts';

/** The signed-in user as screens know it. The key of the store goes to the vault and is not kept here. */
export type User = Omit<LoggedInUser, 'store_key'>;

/**
 * Who is signed in. `unresolved`: there are tokens, the user's record is not here yet.
 * (The specification's load status: uninitialized, loading, loaded.)
 */
export type SignedIn =
  | { readonly status: 'out' }
  | { readonly status: 'unresolved' }
  | { readonly status: 'in'; readonly user: User };

export const signedIn = watched<SignedIn>({ status: 'out' });

/** The user, where one is signed in and resolved. */
export function currentUser(): User | null {
  const now = signedIn.get();
  return now.status === 'in' ? now.user : null;
}

/** What else must happen when someone signs in or out: the vault opens and closes, the pack is pulled … */
export interface Companion {
  /** A sign-in was sent: what comes behind it can be loaded while its answer is awaited. */
  signingIn?(): void;
  /** After the user's record came from the server; `storeKey` is base64 of 32 bytes. */
  signedIn?(user: User, storeKey: string): Promise<void> | void;
  /** After a reload while signed in, before the first screen; there may be no network. */
  restored?(user: User): Promise<void> | void;
  /** Another tab ended the sign-in: what is open here is closed, what lies on the device is left alone. */
  closing?(): Promise<void> | void;
  /** Before the sign-in's tokens and keys are dropped. */
  signingOut?(): Promise<void> | void;
}

const companions: Companion[] = [];
export const accompany = (companion: Companion): unknown => companions.push(companion);

/** One companion that fails must not keep a worker from signing in or out. */
export async function tellCompanions(tell: (companion: Companion) => Promise<void> | void): Promise<void> {
  for (const companion of companions) {
    try {
      await tell(companion);
    } catch (error) {
      console.error('A companion of the sign-in failed', error);
    }
  }
}
