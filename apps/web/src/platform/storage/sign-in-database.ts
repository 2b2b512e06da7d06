/**
 * A tiny database of its own for what belongs to the sign-in: the session key, which IndexedDB can hold without
 * its bytes ever being readable, and the user's record sealed with it. Small, so that signing in loads no more.
 */
const shelf = 'kept';

function ask<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
}

async function withShelf<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open('teeka-sign-in', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(shelf);
  const database = await ask(opening);
  try {
    return await ask(act(database.transaction(shelf, mode).objectStore(shelf)));
  } finally {
    database.close();
  }
}

export const signInDatabase = {
  read: (name: string): Promise<unknown> => withShelf('readonly', (store) => store.get(name)),
  keep: async (name: string, value: unknown): Promise<void> => {
    await withShelf('readwrite', (store) => store.put(value, name));
  },
  clear: async (): Promise<void> => {
    await withShelf('readwrite', (store) => store.clear());
  },
};
