import type { SiteSeal } from '../vault/site-seal.ts';
import { openStore } from './database.ts';
import type { Engine } from './engine.ts';

/** Where what an item tells colleagues is sealed for. */
export const sharedPlace = (id: string): string => `told/${id}`;

/**
 * What other workers' records in these stores tell colleagues of this site; refused ones tell nothing. Their records
 * themselves stay sealed.
 */
export async function sharedByOthers<T>(
  stores: readonly string[],
  { seal, engine = {} }: { readonly seal: SiteSeal; readonly engine?: Engine },
): Promise<readonly { readonly id: string; readonly shared: T }[]> {
  const all: { readonly id: string; readonly shared: T }[] = [];
  for (const name of stores) {
    const store = openStore(name, engine);
    try {
      const rows = await store.outbox.orderBy('seq').toArray();
      for (const { id, told, state } of rows) {
        const opened = told && state !== 'refused' ? await seal.open<T>(sharedPlace(id), told) : null;
        if (opened) all.push({ id, shared: opened });
      }
    } finally {
      store.close();
    }
  }
  return all;
}
