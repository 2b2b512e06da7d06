import { signInDatabase } from '../storage/sign-in-database.ts';
import { watched } from '../storage/watched.ts';

/** Name under which the key of the signed-in worker's box lies while the phone is open. */
export const lockKey = 'lock-key';

/** Can this phone be locked now, and opened again by password without network? Not after a sign-in by code alone. */
export const lockable = watched(false);

/** Opened again while signed in. */
export async function restoreLockable(): Promise<void> {
  const key = await signInDatabase.read(lockKey).catch(() => null);
  lockable.set(key instanceof CryptoKey);
}
