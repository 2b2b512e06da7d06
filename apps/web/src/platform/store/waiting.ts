import { openStore } from './database.ts';
import type { Engine } from './engine.ts';

const unsettled = ['waiting', 'sending', 'refused'];

/** What of a store the server does not have yet. */
export interface Waiting {
  readonly store: string;
  /** How many people it is about. */
  readonly people: number;
  /** Records that are about nobody: the start of a session, vials. */
  readonly records: number;
}

/** What a worker has not sent yet from this phone, and what the worker is called; empty where that is not known. */
export interface WaitingOf extends Waiting {
  readonly name: string;
}

/** What waits in these stores. Needs no key and shows no content. */
export async function waitingIn(stores: readonly string[], engine: Engine = {}): Promise<readonly Waiting[]> {
  const all: Waiting[] = [];
  for (const name of stores) {
    const store = openStore(name, engine);
    try {
      const rows = await store.outbox.where('state').anyOf(unsettled).toArray();
      // A row of an earlier version does not say whom it is about; its owner's next visit repairs that.
      const people = new Set(rows.map(({ about, id }) => about ?? id).filter((about) => about !== ''));
      all.push({
        store: name,
        people: people.size,
        records: rows.filter(({ about }) => about === '').length,
      });
    } finally {
      store.close();
    }
  }
  return all.filter(({ people, records }) => people + records > 0);
}
