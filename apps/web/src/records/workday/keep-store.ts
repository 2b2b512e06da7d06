import { refusalOfStore, storeCleared, storeRefuses } from '../../platform/storage/storage-trouble.ts';
import type { UserStore } from '../../platform/store/database.ts';
import { markOf } from '../../platform/store/store-mark.ts';

interface Parts {
  readonly store: UserStore;
  readonly later: (milliseconds: number, act: () => void) => () => void;
  /** Writes into a store that was cleared what this page still holds. */
  readonly putBack: () => Promise<void>;
  /** Looks at the store again, in the turn of its writes. */
  readonly look: () => Promise<unknown>;
}

/** Keeps an open store together, and the worker told of what it does not take. */
export interface StoreKeeper {
  /** Before the store is used: puts it back together where it was cleared. Rejects where it cannot. */
  whole(): Promise<void>;
  /** A write came through (null), or did not. */
  written(error: unknown): void;
  close(): void;
}

/** How soon a store that was closed by the browser is looked at, and how often one that takes nothing, in milliseconds. */
const soon = 50;
const often = 5000;

/**
 * The browser may clear a store under the open app, or have no room for more. It closes the store then; the next use would
 * open another one of the same name, empty, and go on as though nothing were missing.
 */
export async function keepStore({ store, later, putBack, look }: Parts): Promise<StoreKeeper> {
  const mark = await markOf(store);
  let isClosed = false;
  let isGone = false;
  let underWay: Promise<void> | null = null;
  let forget = () => {};

  const tell = (isBack: boolean) => storeCleared.set({ lost: [], ...storeCleared.get(), isBack });

  /** A store that could not be opened once stays closed until it is requested. */
  async function reopened(): Promise<void> {
    if (store.isOpen() || storeCleared.get()?.isBack !== false) return;
    store.close({ disableAutoOpen: false });
    await store.open();
  }

  async function together(): Promise<void> {
    if (!isGone && (await mark.isHere())) {
      // It was out of reach only.
      if (storeCleared.get()?.isBack === false) storeCleared.set(null);
      return;
    }
    isGone = true;
    tell(false);
    await putBack();
    await mark.put();
    isGone = false;
    tell(true);
  }

  const whole = () => {
    if (isClosed) return Promise.reject(new Error('the store is closed'));
    underWay ??= reopened()
      .then(together)
      .catch((error: unknown) => {
        if (!isClosed) tell(false);
        throw error;
      })
      .finally(() => {
        underWay = null;
      });
    return underWay;
  };

  function written(error: unknown): void {
    if (isClosed) return;
    storeRefuses.set(error === null ? null : refusalOfStore(error));
    if (error !== null) lookIn(often);
  }

  /** Until the store takes something again. */
  async function tryAgain(): Promise<void> {
    await look();
    if (isClosed || (storeRefuses.get() === null && storeCleared.get()?.isBack !== false)) return;
    await whole()
      .then(mark.put)
      .then(() => written(null), written);
  }
  function lookIn(milliseconds: number): void {
    forget();
    forget = later(milliseconds, () => void tryAgain().catch(written));
  }

  store.on('close', () => {
    if (!isClosed) lookIn(storeCleared.get()?.isBack === false ? often : soon);
  });

  return {
    whole,
    written,
    close() {
      isClosed = true;
      forget();
      storeRefuses.set(null);
      storeCleared.set(null);
    },
  };
}
