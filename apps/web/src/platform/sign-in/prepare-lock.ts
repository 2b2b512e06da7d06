import { type LockBox, makeBox, type Secrets, secretsOf } from '../lock/lock-box.ts';
import { lockDatabase, signInDatabase } from '../storage/sign-in-database.ts';
import { storeName } from '../vault/store-name.ts';
import { lockable, lockKey } from './lockable.ts';
import { currentUser, type User } from './signed-in.ts';

/** Signed in by password: from now on the phone can be locked, and opened again with that password. */
export async function prepareLock(
  user: User,
  { password, secrets }: { readonly password: string; readonly secrets: Secrets },
): Promise<void> {
  const store = await storeName(user.user_id);
  const of = { store, user_name: user.user_name, name: user.display_name };
  const { box, key } = await makeBox(of, { password, secrets });
  // Whoever signed out while the password was stirred is not locked in.
  if (currentUser()?.user_id !== user.user_id) return;
  await lockDatabase.keep(store, box);
  await signInDatabase.keep(lockKey, key);
  lockable.set(true);
}

/** The worker's password was changed on this phone: from now on the new one opens it. */
export async function changeLockPassword(user: User, password: string): Promise<void> {
  const box = (await lockDatabase.read(await storeName(user.user_id))) as LockBox | undefined;
  const key = await signInDatabase.read(lockKey);
  if (!box || !(key instanceof CryptoKey)) return;
  await prepareLock(user, { password, secrets: await secretsOf(box, key) });
}
