import { tellUnsent as tellUnsentCall } from '@teeka/contract/auth/unsent';
import { sessionRoles } from '@teeka/contract/roles';
import type { Unsent } from '@teeka/domain/workers';
import { send } from '../../platform/api/index.ts';
import { origin } from '../../platform/api/request.ts';
import { now } from '../../platform/clock/clock.ts';
import { makeConnectivity, ping } from '../../platform/connectivity/index.ts';
import { online as network } from '../../platform/native/connectivity.ts';
import { sendByApi } from '../../platform/outbox/index.ts';
import { askByApi } from '../../platform/pack/index.ts';
import type { User } from '../../platform/sign-in/signed-in.ts';
import { putBackSignIn } from '../../platform/sign-in/user-record.ts';
import { onDevice, readJson } from '../../platform/storage/kept.ts';
import { askToKeep } from '../../platform/storage/kept-for-good.ts';
import { readSiteItem } from '../../platform/storage/site-items.ts';
import { storeCleared } from '../../platform/storage/storage-trouble.ts';
import { waitingIn } from '../../platform/store/index.ts';
import { sharedByOthers } from '../../platform/store/shared-by-others.ts';
import type { WaitingOf } from '../../platform/store/waiting.ts';
import { openKeyring, storeName, type Unlocked } from '../../platform/vault/index.ts';
import type { SiteSeal } from '../../platform/vault/site-seal.ts';
import { offlineCalls } from '../offline-calls.ts';
import type { ByColleague } from '../view/colleagues.ts';
import type { SharedRecord } from '../view/shared.ts';
import { currentWorkday, othersWaiting } from './current.ts';
import { tellUnsent } from './tell-unsent.ts';
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
    putBack: () => putBack(user),
    colleagues: (seal) => colleaguesOf(user.user_id, seal),
    calls: offlineCalls,
    send: sendByApi(offlineCalls),
    ask: askByApi,
    tells: ({ items }) =>
      tellUnsent({
        items,
        online: connectivity.online,
        tell: (unsent) => send(tellUnsentCall, unsent, { silent: true }),
        reported: reportedOf(user.user_id),
        now,
        later,
      }),
    now,
    random: Math.random,
    later,
  });
  openFor = user.user_id;
  if (worksOffline(user)) void askToKeep();
  othersWaiting.set(await waitingHere(user.user_id).catch(() => []));
  currentWorkday.set(workday);
  openOwnSite(workday, user);
}

/** What was reported of a worker's records on this phone; a phone is used by few. */
const reportedOf = (userId: string) => {
  const key = 'UNSENT_TOLD';
  const all = () => readJson<Readonly<Record<string, Unsent>>>(onDevice, key) ?? {};
  return {
    get: () => all()[userId] ?? null,
    set: (unsent: Unsent) => onDevice.set(key, JSON.stringify({ ...all(), [userId]: unsent })),
  };
};

const worksOffline = ({ role }: Pick<User, 'role'>): boolean => (sessionRoles as readonly string[]).includes(role);

/** The phone's storage was cleared while this worker had it open. What others had not sent is gone. */
async function putBack(user: User): Promise<void> {
  await keyring.putBack();
  await putBackSignIn(user);
  await recountOthers();
}

/** Counts again what waits of others on this phone, and tells of what was there before and is gone. */
export async function recountOthers(): Promise<void> {
  if (openFor === '') return;
  const before = othersWaiting.get();
  const here = await waitingHere(openFor);
  othersWaiting.set(here);
  const gone = before.filter(({ store }) => here.every((one) => one.store !== store));
  if (gone.length === 0) return;
  const cleared = storeCleared.get();
  storeCleared.set({ isBack: cleared?.isBack ?? true, lost: [...(cleared?.lost ?? []), ...gone] });
}

/**
 * The pack of the site that was open, or that opens first for this worker, is read and requested while the screens are
 * still being loaded and drawn. Where the worker then chooses another site, that one takes its place.
 */
function openOwnSite(workday: Workday, { role, session_site_id }: User): void {
  const siteId = readSiteItem('session_site_id') ?? session_site_id;
  if (!siteId || !worksOffline({ role })) return;
  workday.openSite(siteId).catch(() => undefined);
}

/** Signed in: the key has come from the server. A workday that is open already goes on. */
export async function beginWorkday(user: User, storeKey: string): Promise<void> {
  if (openFor === user.user_id) return;
  closeWorkday();
  await begin(user, await keyring.unlock(user.user_id, storeKey, user.display_name));
}

/** Opened again while signed in, perhaps without network. */
export async function resumeWorkday(user: User): Promise<void> {
  const unlocked = await keyring.reopen(user.user_id);
  if (!unlocked || openFor !== '') return;
  await begin(user, unlocked);
}

/** What is open in this tab; the keys stay where they are. */
export function closeWorkday(): void {
  const workday = currentWorkday.get();
  openFor = '';
  currentWorkday.set(null);
  othersWaiting.set([]);
  workday?.close();
  workday?.connectivity.stop();
}

/** Signing out: the keys leave the phone; what is unsent stays, sealed. */
export async function endWorkday(): Promise<void> {
  closeWorkday();
  await keyring.drop();
}

/** What the other workers' records on this phone tell colleagues of the same site. */
async function colleaguesOf(userId: string, seal: SiteSeal): Promise<readonly ByColleague[]> {
  const own = await storeName(userId);
  const stores = (await keyring.stores()).filter((store) => store !== own);
  return sharedByOthers<SharedRecord>(stores, { seal });
}

/** What waits on this phone, by worker; of all but one where that one is named. */
export async function waitingHere(butUserId?: string): Promise<readonly WaitingOf[]> {
  const own = butUserId === undefined ? '' : await storeName(butUserId);
  const waiting = await waitingIn((await keyring.stores()).filter((store) => store !== own));
  const names = await keyring.names();
  return waiting.map((one) => ({ ...one, name: names.get(one.store) ?? '' }));
}
