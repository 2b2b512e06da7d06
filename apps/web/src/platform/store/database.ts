import { Dexie, type EntityTable, type Table } from 'dexie';
import type { StoredState } from '../outbox/item.ts';
import type { Engine } from './engine.ts';

export type Sealed = Uint8Array<ArrayBuffer>;

/**
 * A write of the worker. In clear: its order, its random id, where it stands, the ids it builds on, and a keyed hash of
 * whom it is about, so that people can be counted without opening it.
 */
export interface OutboxRow {
  seq?: number;
  id: string;
  state: StoredState;
  inPack: 0 | 1;
  dependsOn: readonly string[];
  /** Keyed hash of the person; empty where it is about nobody, missing in rows of an earlier version. */
  about?: string;
  /** The doses it gives or takes back, sealed for colleagues of the same site. */
  told?: Sealed;
  /** What was done, sealed once and never changed. */
  made: Sealed;
  /** What became of it, sealed. */
  fate: Sealed | null;
}

/** A block of the pack. `site` and `part` are keyed hashes or bare block numbers. */
export interface PackBlock {
  site: string;
  part: string;
  sealed: Sealed;
}

/** A half-filled form. `key` is a keyed hash. */
export interface DraftRow {
  key: string;
  savedAt: string;
  sealed: Sealed;
}

/** The mark of a store, made with it: a store without it was cleared, or begun anew. */
export interface MarkRow {
  id: 'mark';
  value: string;
}

/** One user's store on this phone. */
export type UserStore = Dexie & {
  outbox: EntityTable<OutboxRow, 'seq'>;
  pack: Table<PackBlock, [string, string]>;
  drafts: EntityTable<DraftRow, 'key'>;
  marks: EntityTable<MarkRow, 'id'>;
};

/**
 * Opens a user's store by its name. A finished transaction is on the disk, not only in its cache: what a worker was
 * told is saved survives an empty battery.
 */
export function openStore(name: string, engine: Engine = {}): UserStore {
  const store = new Dexie(name, { ...engine, chromeTransactionDurability: 'strict' }) as UserStore;
  store.version(1).stores({
    outbox: '++seq, &id, state',
    pack: '[site+part], site',
    drafts: 'key, savedAt',
  });
  store.version(2).stores({ marks: 'id' });
  return store;
}
