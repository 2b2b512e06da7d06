import type { Page } from 'playwright-core';

/** What a page of a journey has beside the app: how much is on its way to the disk, and how long sealing takes longer. */
interface Counted {
  writes: number;
  /** ms that everything waits before it is sealed */
  sealing: number;
}

/** In the page: how much is being sealed, or written to the phone's store, that is not there yet. */
export function countWrites(sealing: number): void {
  const counted = window as unknown as Counted;
  counted.writes = 0;
  counted.sealing = sealing;
  const until = (ended: (end: () => void) => void) => {
    counted.writes += 1;
    ended(() => {
      counted.writes -= 1;
    });
  };
  const { subtle } = crypto;
  // An address without encryption has none.
  if (subtle) {
    const encrypt = subtle.encrypt.bind(subtle);
    subtle.encrypt = (...what: Parameters<typeof encrypt>) => {
      const inTime = () => new Promise((passed) => setTimeout(passed, counted.sealing));
      const sealed = counted.sealing > 0 ? inTime().then(() => encrypt(...what)) : encrypt(...what);
      until((end) => sealed.then(end, end));
      return sealed;
    };
  }
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...what: Parameters<typeof begin>) {
    const change = begin.apply(this, what);
    if (change.mode !== 'readonly')
      until((end) => {
        change.addEventListener('complete', end);
        change.addEventListener('abort', end);
      });
    return change;
  };
}

/** From now on this page takes so many milliseconds longer to seal anything: a phone that is slow to store. */
export const sealSlowly = (page: Page, ms: number): Promise<void> =>
  page.evaluate((sealing) => {
    (window as unknown as Counted).sealing = sealing;
  }, ms);
