import type { Page } from 'playwright-core';

/** The places of what is half typed on this phone. */
export const draftsOf = (page: Page): Promise<readonly string[]> => onPhone(page, null);

/**
 * Forgets what is half typed on this phone, apart from what stands in these places, and what the server refused; the
 * next screen that is opened begins anew.
 */
export async function forgetDrafts(page: Page, kept: readonly string[]): Promise<void> {
  await onPhone(page, kept);
}

/** Lists the drafts of whoever has signed in here; with `kept` all others are deleted. */
const onPhone = (page: Page, kept: readonly string[] | null): Promise<readonly string[]> =>
  page.evaluate(async (staying) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const places: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const store = await done(indexedDB.open(name));
      if (store.objectStoreNames.contains('drafts')) {
        const change = store.transaction(['drafts', 'outbox'], staying ? 'readwrite' : 'readonly');
        const drafts = change.objectStore('drafts');
        const outbox = change.objectStore('outbox');
        places.push(...((await done(drafts.getAllKeys())) as string[]));
        if (staying) {
          for (const place of places) if (!staying.includes(place)) await done(drafts.delete(place));
          for (const seq of await done(outbox.index('state').getAllKeys('refused'))) await done(outbox.delete(seq));
        }
      }
      store.close();
    }
    return places;
  }, kept);
