import { open, seal, sealingKey } from '@teeka/contract/sealing';
import { heardAt, setHeard } from '../api/heard.ts';
import { keepSignInKey } from '../api/keys.ts';
import type { Tokens } from '../api/refresh.ts';
import { keepTokens, readTokens } from '../api/tokens.ts';
import { type Limits, limitsOf } from '../lock/limits.ts';
import { keyOfBox, type LockBox, secretsOf } from '../lock/lock-box.ts';
import { countTry, isSpent, mostTries, restLeft } from '../lock/tries.ts';
import { serverSettings } from '../server-settings/server-settings.ts';
import { lockDatabase, signInDatabase } from '../storage/sign-in-database.ts';
import { keepSiteItem, readSiteItem, type SiteItem, siteItems } from '../storage/site-items.ts';
import { storeName } from '../vault/store-name.ts';
import { forgetSignIn } from './leave.ts';
import { lockable, lockKey } from './lockable.ts';
import { fetchUser } from './resolve-user.ts';
import { currentUser, signedIn, tellCompanions, type User } from './signed-in.ts';
import { keepUserRecord, readUserRecord } from './user-record.ts';

/** The sign-in as it was when the phone was locked. */
interface Session {
  readonly tokens: Tokens;
  readonly user: User;
  readonly site: Readonly<Partial<Record<SiteItem, string>>>;
}

/** A worker whose phone is locked, as the sign-in page shows it. */
export type LockedWorker = Pick<LockBox, 'store' | 'user_name' | 'name'>;

/** What came of a password. */
export type Unlocked =
  | { readonly kind: 'open'; readonly user: User }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'rest'; readonly minutes: number }
  /** Only a sign-in at the server opens again: too many wrong passwords, or too long without the server. */
  | { readonly kind: 'gone'; readonly because: 'tries' | 'offline' };

/**
 * Locks the phone: the tokens, the session key, the keys of the store and the user's record go from the device; only the
 * worker's password brings them back, without network too. False where nobody can lock (signed in by code alone).
 */
export async function lock(): Promise<boolean> {
  const user = currentUser() ?? (await readUserRecord());
  const tokens = readTokens();
  const key = await signInDatabase.read(lockKey).catch(() => null);
  if (!user || !tokens || !(key instanceof CryptoKey)) return false;
  const box = (await lockDatabase.read(await storeName(user.user_id))) as LockBox | undefined;
  if (!box) return false;
  const site: Partial<Record<SiteItem, string>> = {};
  for (const item of siteItems) {
    const value = readSiteItem(item);
    if (value !== null) site[item] = value;
  }
  const session = await seal(key, JSON.stringify({ tokens, user, site } satisfies Session));
  await lockDatabase.keep(box.store, { ...box, session, heardAt: heardAt() } satisfies LockBox);
  await forgetSignIn();
  return true;
}

/** Who has locked this phone, in the order of names. */
export async function lockedHere(): Promise<readonly LockedWorker[]> {
  const boxes = (await lockDatabase.all().catch(() => [])) as readonly LockBox[];
  return boxes
    .filter(({ session }) => session !== null)
    .map(({ store, user_name, name }) => ({ store, user_name, name }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Opens the phone again by password; nothing is asked of the server. */
export async function unlock(
  store: string,
  password: string,
  { now = Date.now(), limits = limitsOf(serverSettings.get()) }: { now?: number; limits?: Limits } = {},
): Promise<Unlocked> {
  const box = (await lockDatabase.read(store)) as LockBox | undefined;
  if (!box?.session) return { kind: 'gone', because: 'tries' };
  if (now - box.heardAt > limits.offline) return { kind: 'gone', because: 'offline' };
  const rest = restLeft(box, now);
  if (rest > 0) return { kind: 'rest', minutes: Math.ceil(rest / 60_000) };
  const counted = { ...box, ...countTry(box, now) };
  await lockDatabase.keep(store, counted);
  const key = await keyOfBox(box, password);
  if (!key) {
    if (!isSpent(counted)) return { kind: 'wrong', triesLeft: mostTries - counted.tries };
    await lockDatabase.remove(store);
    return { kind: 'gone', because: 'tries' };
  }
  const opened = { ...box, session: null, tries: 0, restUntil: 0 } satisfies LockBox;
  return { kind: 'open', user: await reopen(opened, { key, session: box.session }) };
}

async function reopen(box: LockBox, { key, session }: { key: CryptoKey; session: string }): Promise<User> {
  const { tokens, user, site } = JSON.parse(await open(key, session)) as Session;
  const { storeKey, sessionKey } = await secretsOf(box, key);
  const bytes = Uint8Array.from(atob(sessionKey), (character) => character.charCodeAt(0));
  await keepSignInKey(await sealingKey(bytes));
  await signInDatabase.keep(lockKey, key);
  setHeard(box.heardAt);
  for (const item of siteItems) keepSiteItem(item, site[item] ?? null);
  await keepUserRecord(user);
  keepTokens(tokens);
  await tellCompanions((one) => one.signedIn?.(user, storeKey));
  await lockDatabase.keep(box.store, box);
  lockable.set(true);
  signedIn.set({ status: 'in', user });
  // What changed meanwhile, and whether the sign-in still holds, is heard as soon as there is an answer.
  void fetchUser({ background: true }).catch(() => undefined);
  return user;
}
