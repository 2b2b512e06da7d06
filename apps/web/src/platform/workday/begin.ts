import { sessionRoles } from '@teeka/contract/roles';
import { origin } from '../api/request.ts';
import { now } from '../clock/clock.ts';
import { makeConnectivity, ping } from '../connectivity/index.ts';
import { online as network } from '../native/connectivity.ts';
import { sendByApi } from '../outbox/index.ts';
import { askByApi } from '../pack/index.ts';
import type { User } from '../sign-in/signed-in.ts';
import { readSiteItem } from '../storage/site-items.ts';
import { countWaiting } from '../store/index.ts';
import { openKeyring, storeName, type Unlocked } from '../vault/index.ts';
import { currentWorkday } from './current.ts';
import { openWorkday, type Workday } from './workday.ts';

const keyring = openKeyring();
let openFor = '';

const later = (milliseconds: number, act: () => void) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};

async function begin(user: User, unlocked: Unlocked): Promise<void> {
  const connectivity = makeConnectivity({ network, ping: () => ping(origin), later });
  const workday = await openWorkday({
    user,
    unlocked,
    connectivity,
    send: sendByApi,
    ask: askByApi,
    now,
    random: Math.random,
    later,
  });
  openFor = user.user_id;
  currentWorkday.set(workday);
  openOwnSite(workday, user);
}

/**
 * The pack of the site that was open, or that opens first for this worker, is read and asked for while the screens are
 * still being loaded and drawn. Where the worker then chooses another site, that one takes its place.
 */
function openOwnSite(workday: Workday, { role, session_site_id }: User): void {
  const siteId = readSiteItem('session_site_id') ?? session_site_id;
  if (!siteId || !(sessionRoles as readonly string[]).includes(role)) return;
  workday.openSite(siteId).catch(() => undefined);
}

/** Signed in: the key has come from the server. A workday that is open already goes on. */
export async function beginWorkday(user: User, storeKey: string): Promise<void> {
  if (openFor === user.user_id) return;
  endOpen();
  await begin(user, await keyring.unlock(user.user_id, storeKey));
}

/** Opened again while signed in, perhaps without network. */
export async function resumeWorkday(user: User): Promise<void> {
  const unlocked = await keyring.reopen(user.user_id);
  if (!unlocked || openFor !== '') return;
  await begin(user, unlocked);
}

function endOpen(): void {
  const workday = currentWorkday.get();
  openFor = '';
  currentWorkday.set(null);
  workday?.close();
  workday?.connectivity.stop();
}

/** Signing out: the keys leave the phone; what is unsent stays, sealed. */
export async function endWorkday(): Promise<void> {
  endOpen();
  await keyring.drop();
}

/** Items on this phone that others have not sent yet; only their number can be known. */
export async function waitingOfOthers(userId: string): Promise<number> {
  const own = await storeName(userId);
  return countWaiting((await keyring.stores()).filter((store) => store !== own));
}
