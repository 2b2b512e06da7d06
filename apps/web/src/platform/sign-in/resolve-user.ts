import { getLoggedInUserInfo } from '@teeka/contract/profile';
import { send } from '../api/send.ts';
import { signedIn, tellCompanions, type User } from './signed-in.ts';
import { keepUserRecord, readUserRecord, withoutKey } from './user-record.ts';

/** Fetches the user behind the token and makes it the signed-in one. */
export const fetchUser = async (options: { background?: boolean } = {}): Promise<User> =>
  (await fetchWithKey(options)).user;

/** The same, with the key of the user's store, which is kept nowhere in clear. */
export async function fetchWithKey(
  options: { background?: boolean } = {},
): Promise<{ readonly user: User; readonly storeKey: string }> {
  const { loggedInUser } = await send(getLoggedInUserInfo, {}, options);
  const user = withoutKey(loggedInUser);
  await Promise.all([keepUserRecord(user), tellCompanions((one) => one.signedIn?.(user, loggedInUser.store_key))]);
  signedIn.set({ status: 'in', user });
  return { user, storeKey: loggedInUser.store_key };
}

let underWay: Promise<User | null> | null = null;

/**
 * The guards wait for this: the user who is signed in, from the device where it is kept (a phone without network
 * stays signed in) and otherwise from the server. Null when nobody is.
 */
export function resolveUser(): Promise<User | null> {
  const now = signedIn.get();
  if (now.status === 'in') return Promise.resolve(now.user);
  if (now.status === 'out') return Promise.resolve(null);
  underWay ??= resolve().finally(() => {
    underWay = null;
  });
  return underWay;
}

async function resolve(): Promise<User | null> {
  const kept = await readUserRecord();
  if (!kept) return fetchUser();
  await tellCompanions((one) => one.restored?.(kept));
  signedIn.set({ status: 'in', user: kept });
  // What changed meanwhile (role, site, name) arrives as soon as there is an answer.
  void fetchUser({ background: true }).catch(() => undefined);
  return kept;
}
