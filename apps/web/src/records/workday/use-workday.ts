import type { Session } from '@teeka/contract/sessions';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { now } from '../../platform/clock/clock.ts';
import { online } from '../../platform/native/index.ts';
import type { Item } from '../../platform/outbox/item.ts';
import type { SenderState } from '../../platform/outbox/sender.ts';
import type { PullState } from '../../platform/pack/pack.ts';
import { readSiteItem } from '../../platform/storage/site-items.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import type { Watched } from '../../platform/storage/watched.ts';
import { type PersonNow, personNow } from '../beneficiaries/person-now.ts';
import { type SessionNow, sessionNow, sessionsNow } from '../sessions/session-now.ts';
import type { PackView } from '../view/view.ts';
import { currentWorkday } from './current.ts';
import type { Workday } from './workday.ts';

const never = () => () => {};
const noItems: readonly Item[] = [];
const noPull: PullState = { kind: 'idle' };

/** Follows a value that is there only while its owner is. */
function useFollowed<T>(source: Pick<Watched<T>, 'get' | 'watch'> | undefined, otherwise: T): T {
  return useSyncExternalStore(source?.watch ?? never, () => (source ? source.get() : otherwise));
}

/** The open workday; null while it opens and when nobody is signed in. */
export const useWorkday = (): Workday | null => useWatched(currentWorkday);

/** Keeps this site's pack open; call it where the site is known (the shell). */
export function useSite(siteId: string | null): void {
  const workday = useWorkday();
  useEffect(() => {
    if (!workday || !siteId) return;
    workday.openSite(siteId).catch((error: unknown) => console.error('A pack cannot be opened', error));
  }, [workday, siteId]);
}

/** What the phone shows of the open site; null until its pack is here. */
export const useView = (): PackView | null => useFollowed<PackView | null>(useWorkday()?.view, null);

/** All items of the worker on this phone. */
export const useItems = (): readonly Item[] => useFollowed(useWorkday()?.outbox.items, noItems);

/** One of them, for a screen that corrects it (`?correct=<id>`) or shows where it stands. */
export function useItem(id: string | null | undefined): Item | null {
  return useItems().find((item) => item.id === id) ?? null;
}

export const useSenderState = (): SenderState => useFollowed<SenderState>(useWorkday()?.sender.state, 'idle');

/** Can the server be reached? Without a workday, as while the phone is being locked, what it knows of its network. */
export const useOnline = (): boolean => useFollowed(useWorkday()?.connectivity.online ?? online, true);

/** How the pull of the open site's pack is going. */
export function usePull(): PullState {
  const pack = useFollowed(useWorkday()?.pack, null);
  return useFollowed(pack?.pulling, noPull);
}

const aMinute = 60_000;

/**
 * Others work at the same session: while its screen is looked at, what they do comes every minute or so, and at once
 * where the last pull is older.
 */
export function useRenewal(wanted: boolean): void {
  const workday = useWorkday();
  useEffect(() => {
    if (!workday || !wanted) return;
    const renew = () => {
      if (document.visibilityState === 'visible') workday.renew();
    };
    const pulled = workday.pack.get()?.rows.get()?.meta.pulled_at ?? '';
    if (!(now().getTime() - Date.parse(pulled) < aMinute)) renew();
    const timer = setInterval(renew, aMinute);
    return () => clearInterval(timer);
  }, [workday, wanted]);
}

/** No site is chosen, or its pack cannot be had; false while it opens. */
export function useNoSite(): boolean {
  const view = useView();
  const { kind } = usePull();
  if (view) return false;
  return readSiteItem('session_site_id') === null || kind === 'unreachable' || kind === 'failed';
}

/** The site's sessions in order; null until the pack is here. */
export function useSessions(): readonly Session[] | null {
  const view = useView();
  return useMemo(() => view && sessionsNow(view), [view]);
}

/** A session with its lists; null until the pack is here or when it is not in it. */
export function useSession(sessionId: string): SessionNow | null {
  const view = useView();
  return useMemo(() => view && sessionNow(view, sessionId), [view, sessionId]);
}

/** A person with doses and cases, those recorded here among them; null when this phone has nothing about them. */
export function usePerson(beneficiaryId: string): PersonNow | null {
  const view = useView();
  return useMemo(() => view && personNow(view, beneficiaryId), [view, beneficiaryId]);
}
