import { openStore } from './database.ts';
import type { Engine } from './engine.ts';

const unsettled = ['waiting', 'sending', 'refused'];

/** How many items in these stores the server does not have yet. Needs no key and shows no content. */
export async function countWaiting(stores: readonly string[], engine: Engine = {}): Promise<number> {
  let count = 0;
  for (const name of stores) {
    const store = openStore(name, engine);
    try {
      count += await store.outbox.where('state').anyOf(unsettled).count();
    } finally {
      store.close();
    }
  }
  return count;
}
