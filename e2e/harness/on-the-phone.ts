import type { Page } from 'playwright-core';

/** Everything that rests on the phone, as one text. */
export const onThePhone = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = [JSON.stringify({ ...localStorage, ...sessionStorage })];
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const decoder = new TextDecoder('utf-8');
    const plain = (_: string, value: unknown) =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? decoder.decode(value) : value;
    for (const { name } of await indexedDB.databases()) {
      const database = await resultOf(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        const rows = await resultOf(database.transaction(store).objectStore(store).getAll());
        texts.push(`${name} ${store} ${JSON.stringify(rows, plain)}`);
      }
      database.close();
    }
    return texts.join('\n');
  });

/** Places of all keys that lie on the phone as keys, which a reader of its disk could use. */
export const keysOnThePhone = (page: Page): Promise<string[]> => page.evaluate(cryptoKeysAtRest);

async function cryptoKeysAtRest(): Promise<string[]> {
  const found: string[] = [];
  const look = (value: unknown, place: string): void => {
    if (value instanceof CryptoKey) found.push(place);
    else if (value !== null && typeof value === 'object' && !ArrayBuffer.isView(value))
      for (const [name, inner] of Object.entries(value)) look(inner, `${place}/${name}`);
  };
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
    });
    for (const store of database.objectStoreNames) {
      const rows = await new Promise<unknown[]>((resolve) => {
        const request = database.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => resolve(request.result);
      });
      look(rows, `${name}/${store}`);
    }
    database.close();
  }
  return found;
}
