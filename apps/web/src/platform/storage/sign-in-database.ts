const shelf = 'kept';

function ask<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
}

/** A tiny database of its own, opened for each act: small, so that signing in loads no more. */
function tinyDatabase(name: string) {
  async function withShelf<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(shelf);
    const database = await ask(opening);
    try {
      return await ask(act(database.transaction(shelf, mode).objectStore(shelf)));
    } finally {
      database.close();
    }
  }
  return {
    read: (key: string): Promise<unknown> => withShelf('readonly', (store) => store.get(key)),
    all: (): Promise<readonly unknown[]> => withShelf('readonly', (store) => store.getAll()),
    keep: async (key: string, value: unknown): Promise<void> => {
      await withShelf('readwrite', (store) => store.put(value, key));
    },
    remove: async (key: string): Promise<void> => {
      await withShelf('readwrite', (store) => store.delete(key));
    },
    clear: async (): Promise<void> => {
      await withShelf('readwrite', (store) => store.clear());
    },
  };
}

/**
 * What belongs to the sign-in: the session key, which IndexedDB can hold without its bytes ever being readable, and the
 * user's record sealed with it.
 */
export const signInDatabase = tinyDatabase('teeka-sign-in');

/** What a password opens again without network; it outlives the sign-in's own shelf. */
export const lockDatabase = tinyDatabase('teeka-locks');
