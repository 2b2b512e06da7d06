import type { UserStore } from './database.ts';

const id = 'mark';

/**
 * The mark of a store as it was opened: another store of the same name, which the browser begins by itself where the
 * first was cleared, does not have it.
 */
export interface StoreMark {
  /** Is this still the store that was opened? */
  isHere(): Promise<boolean>;
  /** Marks what was put back as the same store. */
  put(): Promise<void>;
}

/** Reads the mark of an open store, or makes one. Without room for a mark nothing can be said of the store. */
export async function markOf(store: UserStore): Promise<StoreMark> {
  const found = await store.marks.get(id);
  const value = found?.value ?? crypto.randomUUID();
  let known = found !== undefined;
  const put = async () => {
    await store.marks.put({ id, value });
    known = true;
  };
  if (!known) await put().catch(() => undefined);
  return {
    put,
    isHere: async () => {
      const there = await store.marks.get(id);
      if (!there && !known) await put().catch(() => undefined);
      return !known || there?.value === value;
    },
  };
}
