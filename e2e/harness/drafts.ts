import type { Page } from 'playwright-core';

/** The places of what is half typed on this phone. */
export const draftsOf = (page: Page): Promise<readonly string[]> => withDrafts(page, null);

/** Forgets what is half typed on this phone, apart from what stands in these places; the next screen begins anew. */
export async function forgetDrafts(page: Page, kept: readonly string[]): Promise<void> {
  await withDrafts(page, kept);
}

/** Lists the drafts of whoever is signed in; with `kept` all others are deleted. */
const withDrafts = (page: Page, kept: readonly string[] | null): Promise<readonly string[]> =>
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
        const drafts = store.transaction('drafts', staying ? 'readwrite' : 'readonly').objectStore('drafts');
        const found = (await done(drafts.getAllKeys())) as string[];
        places.push(...found);
        for (const place of found) if (staying && !staying.includes(place)) await done(drafts.delete(place));
      }
      store.close();
    }
    return places;
  }, kept);
