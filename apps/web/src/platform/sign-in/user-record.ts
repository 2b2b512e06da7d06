import type { LoggedInUser } from '@teeka/contract/profile';
import { open, seal } from '@teeka/contract/sealing';
import { keepSignInKey, signInKey } from '../api/keys.ts';
import { signInDatabase } from '../storage/sign-in-database.ts';
import { restoreLockable } from './lockable.ts';
import type { User } from './signed-in.ts';

/** The record without the store's key. */
export function withoutKey({ store_key: _, ...user }: LoggedInUser): User {
  return user;
}

/** Keeps the user's record for a reload without network, sealed with the session key. */
export async function keepUserRecord(user: User): Promise<void> {
  const key = await signInKey();
  if (key) await signInDatabase.keep('user', await seal(key, JSON.stringify(user)));
}

/** After the phone's storage was cleared: what a reload without network needs of the sign-in, once more. */
export async function putBackSignIn(user: User): Promise<void> {
  const key = await signInKey();
  if (!key) return;
  await keepSignInKey(key);
  await keepUserRecord(user);
  // What a password would open is gone with the rest, and only a sign-in makes it again.
  await restoreLockable();
}

export async function readUserRecord(): Promise<User | null> {
  try {
    const key = await signInKey();
    const sealed = await signInDatabase.read('user');
    return key && typeof sealed === 'string' ? (JSON.parse(await open(key, sealed)) as User) : null;
  } catch {
    return null;
  }
}
