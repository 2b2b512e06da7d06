import type { Item, StoredState } from './item.ts';
import type { OutboxRows, Standing } from './outbox-rows.ts';

export interface LastingParts {
  readonly rows: OutboxRows;
  /** Before anything is read or written: puts a store that was cleared back together. Rejects where it cannot. */
  readonly whole: () => Promise<void>;
  /** A write came through, or did not. */
  readonly written: (error: unknown) => void;
  /** The items as this page shows them; null before they were read. */
  readonly current: () => readonly Item[] | null;
}

/**
 * The outbox of a store that may be full or gone. What was done is either on the disk or refused, so that a worker is told
 * the truth. Where an item stands may be lost without harm, for it is asked again by its id: what the store does not take
 * of that is held in this page, and sending goes on.
 */
export function lastingRows({ rows, whole, written, current }: LastingParts): OutboxRows {
  const unwritten = new Map<string, Standing>();
  const over = (item: Item): Item => ({ ...item, ...unwritten.get(item.id) });

  async function strictly<T>(write: () => Promise<T>): Promise<T> {
    try {
      await whole();
      const result = await write();
      written(null);
      return result;
    } catch (error) {
      written(error);
      throw error;
    }
  }

  /** Null where the store did not take it: nothing that is asked here answers null itself. */
  async function ifTaken<T>(write: () => Promise<T>): Promise<T | null> {
    try {
      await whole();
      return await write();
    } catch (error) {
      written(error);
      return null;
    }
  }

  const hold = (items: readonly Item[], state: StoredState): readonly string[] => {
    for (const { id, attempts, settledAt, refusals } of items)
      unwritten.set(id, { state, attempts, settledAt, refusals });
    return items.map(({ id }) => id);
  };

  const isSettled = async (id: string, standing: Standing): Promise<boolean> =>
    (await ifTaken(() => rows.settle(id, standing).then(() => true))) ?? false;

  /** What was held back of earlier items, as soon as the store takes it. */
  async function catchUp(): Promise<void> {
    for (const [id, standing] of [...unwritten]) {
      if (!(await isSettled(id, standing))) return;
      unwritten.delete(id);
    }
  }

  return {
    async all() {
      const known = current();
      const read = known ? ((await ifTaken(() => rows.all())) ?? known) : await rows.all();
      return read.map(over);
    },
    add: (made) => strictly(() => rows.add(made)),
    replace: (old, made, rewritten) => strictly(() => rows.replace(old, made, rewritten)),
    remove: (ids) => strictly(() => rows.remove(ids)),
    putBack: (items) => rows.putBack(items.map(over)),
    async move(ids, from, to) {
      const known = (current() ?? []).filter(({ id, state }) => ids.includes(id) && state === from);
      const moved = await ifTaken(() =>
        rows.move(
          ids.filter((id) => !unwritten.has(id)),
          from,
          to,
        ),
      );
      const behind = moved ? known.filter(({ id }) => unwritten.has(id)) : known;
      return [...(moved ?? []), ...hold(behind, to)];
    },
    async recover() {
      await catchUp();
      const cut = [...unwritten].filter(([, { state }]) => state === 'sending');
      for (const [id, standing] of cut) unwritten.set(id, { ...standing, state: 'waiting' });
      return cut.length + ((await ifTaken(() => rows.recover())) ?? 0);
    },
    async settle(id, standing) {
      if (await isSettled(id, standing)) unwritten.delete(id);
      else unwritten.set(id, standing);
    },
  };
}
