import type { Vault } from '../vault/vault.ts';
import type { UserStore } from './database.ts';

/** Half-filled forms, so that nothing typed is lost when the app is closed. */
export interface Drafts {
  /** `key` names form and subject, for example `case-details/<beneficiary_id>/<session_id>`. */
  save(key: string, value: unknown): Promise<void>;
  read<T>(key: string): Promise<T | null>;
  drop(key: string): Promise<void>;
}

const keptDays = 30;
const dayLength = 86_400_000;

/** Drafts of this store; those older than 30 days are dropped on opening. */
export function openDrafts({
  store,
  vault,
  now,
}: {
  store: UserStore;
  vault: Vault;
  now: () => Date;
}): Drafts {
  const place = (key: string) => `draft/${key}`;
  const oldest = new Date(now().getTime() - keptDays * dayLength).toISOString();
  store.drafts
    .where('savedAt')
    .below(oldest)
    .delete()
    .catch(() => undefined);
  /** Sealing takes its time: writes go one after the other, or an earlier letter would undo a later one. */
  let last: Promise<unknown> = Promise.resolve();
  const inOrder = (write: () => Promise<void>): Promise<void> => {
    const written = last.then(write, write);
    last = written;
    return written;
  };
  return {
    save: (key, value) =>
      inOrder(async () => {
        const [hashed, sealed] = await Promise.all([vault.hash(place(key)), vault.seal(place(key), value)]);
        await store.drafts.put({ key: hashed, savedAt: now().toISOString(), sealed });
      }),
    async read<T>(key: string) {
      const row = await store.drafts.get(await vault.hash(place(key)));
      return row ? vault.open<T>(place(key), row.sealed) : null;
    },
    drop: (key) => inOrder(async () => store.drafts.delete(await vault.hash(place(key)))),
  };
}
