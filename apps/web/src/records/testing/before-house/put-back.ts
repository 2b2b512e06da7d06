import type { Engine } from '../../../platform/store/engine.ts';

interface KeptIndex {
  readonly name: string;
  readonly keyPath: string | readonly string[];
  readonly unique: boolean;
  readonly multiEntry: boolean;
}

interface KeptStore {
  readonly name: string;
  readonly keyPath: string | readonly string[];
  readonly autoIncrement: boolean;
  readonly indexes: readonly KeptIndex[];
  readonly rows: readonly object[];
}

/** A database of a phone as a browser kept it; bytes are written as `{ bytes: base64 }`. */
export interface KeptDatabase {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly KeptStore[];
}

const path = (of: string | readonly string[]): string | string[] => (typeof of === 'string' ? of : [...of]);

const bytesBack = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'bytes' in value && typeof value.bytes === 'string'
    ? Uint8Array.from(Buffer.from(value.bytes, 'base64'))
    : value;

/** Puts a database into the storage of a phone, past the code that would make it anew. */
export function putBack({ indexedDB }: Required<Engine>, kept: KeptDatabase): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(kept.name, kept.version);
    opening.onerror = () => reject(opening.error);
    opening.onupgradeneeded = () => {
      for (const { name, keyPath, autoIncrement, indexes, rows } of kept.stores) {
        const store = opening.result.createObjectStore(name, { keyPath: path(keyPath), autoIncrement });
        for (const { name: index, keyPath: at, unique, multiEntry } of indexes)
          store.createIndex(index, path(at), { unique, multiEntry });
        for (const row of rows) store.add(JSON.parse(JSON.stringify(row), bytesBack));
      }
    };
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}
