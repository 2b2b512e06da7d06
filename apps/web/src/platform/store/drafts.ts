import type { Vault } from '../vault/vault.ts';
import type { UserStore } from './database.ts';

/** Half-filled forms, so that nothing typed is lost when the app is closed. */
export interface Drafts {
  /**
   * A store that does not take it is told of; the draft is then held in this page until it does.
   * `key` names form and subject, for example `case-details/<beneficiary_id>/<session_id>`.
   */
  save(key: string, value: unknown): Promise<void>;
  read<T>(key: string): Promise<T | null>;
  drop(key: string): Promise<void>;
  /** Writes again what the store did not take, or with `all` whatever this page saved. Answers whether all is on the disk. */
  writeAgain(all?: boolean): Promise<boolean>;
}

const keptDays = 30;
const dayLength = 86_400_000;

interface Parts {
  readonly store: UserStore;
  readonly vault: Vault;
  readonly now: () => Date;
  /** The store took what was typed, or did not: then it is held in this page. */
  readonly written?: (error: unknown) => void;
}

/** Drafts of this store; those older than 30 days are dropped on opening. */
export function openDrafts({ store, vault, now, written = () => undefined }: Parts): Drafts {
  const place = (key: string) => `draft/${key}`;
  const oldest = new Date(now().getTime() - keptDays * dayLength).toISOString();
  store.drafts
    .where('savedAt')
    .below(oldest)
    .delete()
    .catch(() => undefined);
  /** What this page has saved, and whether the store has taken it. */
  const inMemory = new Map<string, { readonly value: unknown; readonly isWritten: boolean }>();
  /** Sealing takes its time: writes go one after the other, or an earlier letter would undo a later one. */
  let last: Promise<unknown> = Promise.resolve();
  const inOrder = <T>(write: () => Promise<T>): Promise<T> => {
    const result = last.then(write, write);
    last = result;
    return result;
  };
  /** What waits for its turn; a later letter takes the place of an earlier one, so that a slow store is not letters behind. */
  const waiting = new Map<string, { value: unknown; readonly done: Promise<void> }>();
  const hold = (key: string, value: unknown, isWritten: boolean) => inMemory.set(key, { value, isWritten });

  async function write(key: string, value: unknown): Promise<boolean> {
    const [hashed, sealed] = await Promise.all([vault.hash(place(key)), vault.seal(place(key), value)]);
    try {
      await store.drafts.put({ key: hashed, savedAt: now().toISOString(), sealed });
      hold(key, value, true);
      written(null);
      return true;
    } catch (error) {
      hold(key, value, false);
      written(error);
      return false;
    }
  }

  return {
    save(key, value) {
      const before = waiting.get(key);
      if (before) {
        before.value = value;
        return before.done;
      }
      const done = inOrder(async () => {
        waiting.delete(key);
        await write(key, turn.value);
      });
      const turn = { value, done };
      waiting.set(key, turn);
      return done;
    },
    async read<T>(key: string) {
      const unwritten = inMemory.get(key);
      if (unwritten?.isWritten === false) return unwritten.value as T;
      const row = await store.drafts.get(await vault.hash(place(key)));
      return row ? vault.open<T>(place(key), row.sealed) : null;
    },
    drop(key) {
      waiting.delete(key);
      return inOrder(async () => {
        inMemory.delete(key);
        await store.drafts.delete(await vault.hash(place(key))).catch(written);
      });
    },
    writeAgain: (all = false) =>
      inOrder(async () => {
        for (const [key, { value, isWritten }] of [...inMemory])
          if ((all || !isWritten) && !(await write(key, value))) return false;
        return true;
      }),
  };
}
