import { Dexie, type EntityTable } from 'dexie';
import type { Engine } from '../store/engine.ts';
import { storeName } from './store-name.ts';
import { deriveKeys, type Vault, type VaultKeys, vaultOf } from './vault.ts';

/** A user who has worked on this phone: the name of their store, and what they are called. */
interface Known {
  readonly store: string;
  /** As the worker is called; who worked here before this was kept has none. */
  readonly name?: string;
}
interface KeptKeys extends VaultKeys {
  readonly store: string;
}

/** An open store: whose, and with which vault. */
export interface Unlocked {
  /** Name of the user's database. */
  readonly store: string;
  readonly vault: Vault;
}

/** The keys on this phone: those of the one who is signed in, and the names of all stores. */
export interface Keyring {
  /** Signing in: makes the keys and holds them, alone, until `drop`. */
  unlock(userId: string, storeKey: string, name?: string): Promise<Unlocked>;
  /** Opening the app again while signed in, with or without network. Null when this user's keys are not here. */
  reopen(userId: string): Promise<Unlocked | null>;
  /** After the phone's storage was cleared: keeps the keys of whoever works now once more. */
  putBack(): Promise<void>;
  /** Signing out: the keys go; what they sealed stays, unreadable until the user signs in again. */
  drop(): Promise<void>;
  /** Names of all stores on this phone. */
  stores(): Promise<readonly string[]>;
  /** What the workers are called whose stores they are. */
  names(): Promise<ReadonlyMap<string, string>>;
  close(): void;
}

/** Opens the keyring of this phone. */
export function openKeyring(engine: Engine = {}): Keyring {
  const database = new Dexie('teeka-keyring', engine) as Dexie & {
    held: EntityTable<KeptKeys, 'store'>;
    known: EntityTable<Known, 'store'>;
  };
  database.version(1).stores({ held: 'store', known: 'store' });
  let now: { readonly kept: KeptKeys; readonly known: Known } | null = null;
  const keep = async ({ kept, known }: NonNullable<typeof now>) =>
    database.transaction('rw', database.held, database.known, async () => {
      await database.held.clear();
      await database.held.put(kept);
      await database.known.put(known);
    });
  return {
    async unlock(userId, storeKey, name) {
      const [store, keys] = await Promise.all([storeName(userId), deriveKeys(storeKey)]);
      now = { kept: { store, ...keys }, known: { store, ...(name ? { name } : {}) } };
      await keep(now);
      return { store, vault: vaultOf(keys) };
    },
    async reopen(userId) {
      const store = await storeName(userId);
      const [kept, known = { store }] = await Promise.all([database.held.get(store), database.known.get(store)]);
      if (!kept) return null;
      now = { kept, known };
      return { store, vault: vaultOf(kept) };
    },
    async putBack() {
      if (now) await keep(now);
    },
    async drop() {
      now = null;
      await database.held.clear();
    },
    stores: async () => (await database.known.toArray()).map(({ store }) => store),
    names: async () => new Map((await database.known.toArray()).map(({ store, name = '' }) => [store, name])),
    close: () => database.close(),
  };
}
