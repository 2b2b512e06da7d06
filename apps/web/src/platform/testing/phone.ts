import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { Engine } from '../store/engine.ts';

/** The storage of one phone: it survives a closed app, and two phones never share it. */
export function makePhone(): Required<Engine> {
  return { indexedDB: new IDBFactory(), IDBKeyRange };
}

/** A store key as the server gives it: base64 of 32 bytes. Equal seeds give equal keys. */
export function storeKey(seed: number): string {
  return btoa(String.fromCharCode(...new Uint8Array(32).fill(seed)));
}

function ask<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Everything that rests on a phone, as text: what somebody reads who takes it apart without a key. */
export async function dump({ indexedDB }: Required<Engine>): Promise<string> {
  const found: string[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await ask(indexedDB.open(name));
    for (const table of database.objectStoreNames) {
      const store = database.transaction(table).objectStore(table);
      const rows = [...(await ask(store.getAllKeys())), ...(await ask(store.getAll()))];
      found.push(name, table, ...rows.map(readable));
    }
    database.close();
  }
  return found.join('\n');
}

function readable(value: unknown): string {
  return JSON.stringify(value, (_, each) => {
    if (each instanceof Uint8Array) return Buffer.from(each).toString('latin1') + Buffer.from(each).toString('utf16le');
    return each;
  });
}
