import { heardFor } from '../../platform/clock/server-time.ts';
import type { Connectivity } from '../../platform/connectivity/index.ts';
import { subjectOf } from '../../platform/outbox/chains.ts';
import {
  alone,
  lastingRows,
  makeSender,
  type Outbox,
  openOutbox,
  openOutboxRows,
  type Send,
  type Sender,
  type SenderSide,
} from '../../platform/outbox/index.ts';
import { type Ask, openPack, openPackAtRest, type Pack } from '../../platform/pack/index.ts';
import type { User } from '../../platform/sign-in/signed-in.ts';
import { type Watched, watched } from '../../platform/storage/watched.ts';
import { type Drafts, type Engine, openDrafts, openStore } from '../../platform/store/index.ts';
import { sharedPlace } from '../../platform/store/shared-by-others.ts';
import type { Unlocked } from '../../platform/vault/index.ts';
import { type SiteSeal, siteSeal } from '../../platform/vault/site-seal.ts';
import type { OfflineCalls } from '../offline-call.ts';
import type { ByColleague } from '../view/colleagues.ts';
import { overlayOf } from '../view/overlay.ts';
import type { SharedRecord } from '../view/shared.ts';
import type { PackView } from '../view/view.ts';
import { keepStore } from './keep-store.ts';

export interface WorkdayParts {
  readonly user: Pick<User, 'user_id'>;
  readonly unlocked: Unlocked;
  readonly connectivity: Connectivity;
  readonly calls: OfflineCalls;
  readonly send: Send;
  readonly ask: Ask;
  readonly engine?: Engine;
  /** What colleagues of a site recorded on this phone; they cannot add to it while this worker has it. */
  readonly colleagues?: (seal: SiteSeal) => Promise<readonly ByColleague[]>;
  /** The phone's storage was cleared: whoever keeps something else of this worker there writes it once more. */
  readonly putBack?: () => Promise<void>;
  /** Has the server told that records wait on this phone; answers how to end that. */
  readonly tells?: (outbox: Outbox) => () => void;
  readonly now: () => Date;
  readonly random: () => number;
  readonly later: (milliseconds: number, act: () => void) => () => void;
}

/** All that a signed-in worker's phone holds open: what waits, the site's pack, half-filled forms. */
export interface Workday {
  /** What may be done without network. */
  readonly calls: OfflineCalls;
  readonly outbox: Outbox;
  readonly sender: Sender;
  readonly drafts: Drafts;
  readonly connectivity: Connectivity;
  /** The pack of the site that is open; null before `openSite`. */
  readonly pack: Pick<Watched<Pack | null>, 'get' | 'watch'>;
  /** The pack with the effects of the phone's items over it; null until a pack is here. */
  readonly view: Pick<Watched<PackView | null>, 'get' | 'watch'>;
  /** Opens a site's pack from the store, shows it, and pulls what changed. */
  openSite(siteId: string): Promise<void>;
  /** Sends and pulls now: the worker asked for it, or the app came to the front. */
  refresh(): void;
  /** Pulls what others did, where there is network. */
  renew(): void;
  /** Signing out does not wait for what is on its way: it waits on the phone and is requested again. */
  close(): void;
}

/** Opens a worker's store and starts sending what waits in it. */
export async function openWorkday(parts: WorkdayParts): Promise<Workday> {
  const { unlocked, calls, connectivity, now, later } = parts;
  const overlay = overlayOf(calls);
  const store = openStore(unlocked.store, parts.engine);
  const { vault } = unlocked;
  const pack = watched<Pack | null>(null);
  const view = watched<PackView | null>(null);
  let closed = false;
  let colleagues: readonly ByColleague[] = [];
  let seal: { readonly key: string; readonly made: Promise<SiteSeal> } | null = null;

  /** The seal of the open site; null while its key is not here. */
  function sealOfSite(): Promise<SiteSeal> | null {
    const key = pack.get()?.rows.get()?.meta.site_key;
    if (key === undefined) return null;
    if (seal?.key !== key) seal = { key, made: siteSeal(key) };
    return seal.made;
  }
  let pullAgain = () => {};

  const otherTabs = tabs(unlocked.store, async () => {
    if (closed) return;
    await outbox.reload();
    await pack.get()?.reload();
    sender.wake();
  });
  const rows = openOutboxRows(store, vault, async ({ id, call, input }) => {
    const { person } = subjectOf(input);
    const doses = calls.get(call)?.tells?.(input);
    if (person === null || !doses) return null;
    const made = await sealOfSite();
    return made ? made.seal(sharedPlace(id), { person, ...doses } satisfies SharedRecord) : null;
  });
  let opened: (Outbox & SenderSide) | null = null;
  const current = () => opened?.items.get() ?? null;
  const keeper = await keepStore({
    store,
    later,
    async putBack() {
      await rows.putBack(current() ?? []);
      await drafts.writeAgain(true);
      await pack.get()?.putBack();
      await parts.putBack?.();
    },
    look: async () => Promise.all([opened?.reload(), drafts.writeAgain()]),
  });
  const { written } = keeper;
  const drafts = openDrafts({ store, vault, now, written });
  const outbox = await openOutbox({
    calls,
    rows: lastingRows({ rows, whole: keeper.whole, written, current }),
    userId: parts.user.user_id,
    now,
    heard: heardFor,
    changed: () => {
      otherTabs.tell();
      sender.wake();
    },
  });
  opened = outbox;
  const sender: Sender = makeSender({
    outbox,
    calls,
    send: parts.send,
    isOnline: () => connectivity.online.get(),
    suspect: () => connectivity.suspect(),
    judged: () => pullSoon(),
    now,
    random: parts.random,
    later,
    alone: (work) => alone(`${unlocked.store}/send`, work),
  });

  const draw = () => {
    drawSoon?.();
    drawSoon = null;
    const rows = pack.get()?.rows.get();
    view.set(rows ? overlay(rows, outbox.items.get(), colleagues) : null);
  };
  /** A new item is drawn at once; on the way of many items to the server one drawing serves several steps. */
  let drawn = outbox.items.get().length;
  let drawSoon: (() => void) | null = null;
  const follow = () => {
    const { length } = outbox.items.get();
    if (length !== drawn) draw();
    else drawSoon ??= later(60, draw);
    drawn = length;
  };
  const unwatch = [outbox.items.watch(follow), pack.watch(draw)];

  /** Once for a site, as soon as its key is here. */
  let heardOf = '';
  async function hearColleagues(): Promise<void> {
    const key = pack.get()?.rows.get()?.meta.site_key;
    const made = sealOfSite();
    if (!made || key === undefined || heardOf === key || !parts.colleagues) return;
    heardOf = key;
    const shared = await parts.colleagues(await made).catch((error: unknown) => {
      console.error('What colleagues recorded cannot be read', error);
      return [];
    });
    if (closed || heardOf !== key) return;
    colleagues = shared;
    draw();
  }

  /** The site that was requested last; its pack is open or on its way. */
  let wantedSite: string | null = null;
  let wanted = false;
  let pulling = false;
  /** A pull that is requested during another one follows it: what was accepted meanwhile may not be in the first. */
  async function pull(): Promise<void> {
    wanted = true;
    if (pulling) return;
    pulling = true;
    while (wanted && !closed && connectivity.online.get()) {
      wanted = false;
      await pack.get()?.pull();
      if (pack.get()?.pulling.get().kind === 'unreachable') connectivity.suspect();
      if (!closed) otherTabs.tell();
    }
    pulling = false;
  }
  /** One pull for a whole row of judged items. */
  function pullSoon(): void {
    pullAgain();
    pullAgain = later(1500, () => void pull());
  }
  const refresh = () => {
    connectivity.check();
    sender.tryNow();
    void pull();
  };
  unwatch.push(
    connectivity.online.watch(() => {
      if (connectivity.online.get()) {
        // A pause ends with what it was for, and one that was counted by a clock since set right would not end.
        sender.tryNow();
        void pull();
      }
    }),
  );
  if (parts.tells) unwatch.push(parts.tells(outbox));
  sender.wake();

  return {
    calls,
    outbox,
    sender,
    drafts,
    connectivity,
    pack,
    view,
    refresh,
    renew: () => void pull(),
    async openSite(siteId) {
      if (wantedSite === siteId) return;
      wantedSite = siteId;
      const opening = openPack({
        siteId,
        atRest: openPackAtRest(store, vault),
        ask: parts.ask,
        items: () => outbox.items.get(),
        brought: () => outbox.reload(),
        now,
        alone: (work) => alone(`${unlocked.store}/pull`, work),
      });
      const openedPack = await opening.catch((error: unknown) => {
        if (wantedSite === siteId) wantedSite = null;
        throw error;
      });
      if (closed || wantedSite !== siteId) return;
      unwatch.push(openedPack.rows.watch(draw));
      unwatch.push(openedPack.rows.watch(() => void hearColleagues()));
      colleagues = [];
      heardOf = '';
      pack.set(openedPack);
      void hearColleagues();
      void pull();
    },
    close() {
      closed = true;
      pullAgain();
      drawSoon?.();
      otherTabs.close();
      for (const stop of unwatch) stop();
      sender.stop();
      pack.get()?.close();
      keeper.close();
      store.close();
    },
  };
}

/** Tells other tabs of the same store that something changed, and hears when they do. */
function tabs(store: string, heard: () => Promise<void>): { tell(): void; close(): void } {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, close() {} };
  const channel = new BroadcastChannel(store);
  channel.onmessage = () => void heard().catch((error: unknown) => console.error('Another tab was not heard', error));
  return { tell: () => channel.postMessage('changed'), close: () => channel.close() };
}
