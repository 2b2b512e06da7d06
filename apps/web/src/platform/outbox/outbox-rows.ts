import type { OutboxRow, Sealed, UserStore } from '../store/database.ts';
import type { Vault } from '../vault/vault.ts';
import { subjectOf } from './chains.ts';
import type { Item, StoredState } from './item.ts';

type Made = Pick<Item, 'call' | 'input' | 'person' | 'madeAt' | 'heardAt' | 'madeBy' | 'draft' | 'group'>;
type Fate = Pick<Item, 'refusals' | 'attempts' | 'settledAt'>;

/** An item before the store has numbered it. */
export type NewItem = Omit<Item, 'seq' | 'state' | 'inPack' | keyof Fate>;

/** Where and how an item stands after something happened to it. */
export interface Standing extends Fate {
  readonly state: StoredState;
}

/** The outbox at rest. Each method is one transaction; crypto happens before it begins. */
export interface OutboxRows {
  all(): Promise<readonly Item[]>;
  /** Adds in the given order, all or none. */
  add(made: readonly NewItem[]): Promise<readonly Item[]>;
  /**
   * Puts new items in the place of refused ones and of what waits for them; what built on the old ones builds on the new
   * ones. `rewritten` are items behind them whose input follows.
   */
  replace(old: readonly string[], made: readonly NewItem[], rewritten?: readonly Item[]): Promise<void>;
  /** Only the state, for the way to `sending` and back. Answers which of them were in `from` and are in `to` now. */
  move(ids: readonly string[], from: StoredState, to: StoredState): Promise<readonly string[]>;
  /** Whatever says `sending` waits again; answers how many did. */
  recover(): Promise<number>;
  settle(id: string, standing: Standing): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** After the store was cleared: writes those that it does not hold, as they stood. */
  putBack(items: readonly Item[]): Promise<void>;
}

const fresh: Fate = { refusals: [], attempts: 0, settledAt: null };

/** Seals what an item tells colleagues; null where it tells them nothing, and while the site's key is not here. */
export type TellSite = (made: Pick<NewItem, 'id' | 'call' | 'input'>) => Promise<Sealed | null>;

export function openOutboxRows(store: UserStore, vault: Vault, tellSite?: TellSite): OutboxRows {
  const madeAt = (id: string) => `outbox/${id}/made`;
  const fateAt = (id: string) => `outbox/${id}/fate`;
  const byId = (id: string) => store.outbox.where('id').equals(id);

  const opened = async (row: OutboxRow): Promise<Item> => ({
    seq: row.seq ?? 0,
    id: row.id,
    state: row.state,
    inPack: row.inPack === 1,
    dependsOn: row.dependsOn,
    ...(await vault.open<Made>(madeAt(row.id), row.made)),
    ...(row.fate ? await vault.open<Fate>(fateAt(row.id), row.fate) : fresh),
  });

  /** A damaged row stays where it is and keeps none of the others from being sent. */
  const ifReadable = (row: OutboxRow): Promise<Item | null> =>
    opened(row).catch((error: unknown) => {
      console.error(`Item ${row.id} cannot be read`, error);
      return null;
    });

  const about = async (input: unknown): Promise<string> => {
    const { person } = subjectOf(input);
    return person === null ? '' : vault.hash(`about/${person}`);
  };

  /** Rows of an earlier version get what later ones have. */
  async function upgrade(rows: readonly OutboxRow[], items: readonly Item[]): Promise<void> {
    for (const row of rows) {
      const item = row.about === undefined ? items.find(({ id }) => id === row.id) : undefined;
      if (item) await byId(item.id).modify({ about: await about(item.input) });
    }
  }

  const sealedForSite = async (made: Pick<NewItem, 'id' | 'call' | 'input'>): Promise<{ told?: Sealed }> => {
    const bytes = await tellSite?.(made);
    return bytes ? { told: bytes } : {};
  };

  const sealed = async ({ id, dependsOn, ...made }: NewItem): Promise<OutboxRow> => ({
    ...(await sealedForSite({ id, ...made })),
    id,
    dependsOn,
    about: await about(made.input),
    state: 'waiting',
    inPack: 0,
    made: await vault.seal(madeAt(id), made),
    fate: null,
  });

  const asItStood = async (item: Item): Promise<OutboxRow> => {
    const { seq: _, state, inPack, refusals, attempts, settledAt, ...made } = item;
    return {
      ...(await sealed(made)),
      state: state === 'blocked' ? 'waiting' : state,
      inPack: inPack ? 1 : 0,
      fate: await vault.seal(fateAt(item.id), { refusals, attempts, settledAt } satisfies Fate),
    };
  };

  /** Where so many stand in the order in place of those: on their places, and before whatever follows the last. */
  async function placesOf(seqs: readonly number[], count: number): Promise<readonly number[]> {
    const last = seqs.at(-1) ?? 0;
    const next = await store.outbox.where('seq').above(last).first();
    const more = Math.max(0, count - seqs.length);
    const step = ((next?.seq ?? last + more + 1) - last) / (more + 1);
    return [...seqs, ...Array.from({ length: more }, (_, at) => last + step * (at + 1))].slice(0, count);
  }

  return {
    async all() {
      const rows = await store.outbox.orderBy('seq').toArray();
      const items = (await Promise.all(rows.map(ifReadable))).filter((item) => item !== null);
      await upgrade(rows, items);
      return items;
    },
    async add(made) {
      const rows = await Promise.all(made.map(sealed));
      const numbers = await store.outbox.bulkAdd(rows, { allKeys: true });
      return made.map((each, at) => ({
        ...each,
        ...fresh,
        seq: Number(numbers[at]),
        state: 'waiting',
        inPack: false,
      }));
    },
    async replace(old, made, rewritten = []) {
      const rows = await Promise.all(made.map(sealed));
      const again = new Map(
        await Promise.all(rewritten.map(async (item) => [item.id, await asItStood(item)] as const)),
      );
      await store.transaction('rw', store.outbox, async () => {
        const before = await store.outbox.where('id').anyOf(old).sortBy('seq');
        const isOpen = before.every(({ state }) => state === 'refused' || state === 'waiting');
        if (before.length < old.length || !isOpen) throw new Error('nothing to replace');
        const places = await placesOf(
          before.map(({ seq = 0 }) => seq),
          rows.length,
        );
        await store.outbox.where('id').anyOf(old).delete();
        await store.outbox.bulkAdd(rows.map((row, at) => ({ ...row, seq: places[at] ?? 0 })));
        const ids = made.map(({ id }) => id);
        await store.outbox.toCollection().modify((each) => {
          if (ids.includes(each.id)) return;
          const builds = each.dependsOn.some((id) => old.includes(id));
          if (builds) each.dependsOn = [...each.dependsOn.filter((id) => !old.includes(id)), ...ids];
          const { made: bytes, told: short } = again.get(each.id) ?? each;
          each.made = bytes;
          if (short) each.told = short;
        });
      });
    },
    async move(ids, from, to) {
      const moved: string[] = [];
      await store.outbox
        .where('id')
        .anyOf(ids)
        .and((row) => row.state === from)
        .modify((row) => {
          row.state = to;
          moved.push(row.id);
        });
      return moved;
    },
    recover: () => store.outbox.where('state').equals('sending').modify({ state: 'waiting' }),
    async settle(id, { state, ...fate }) {
      const bytes = await vault.seal(fateAt(id), fate);
      await byId(id).modify({ state, fate: bytes });
    },
    async remove(ids) {
      await store.outbox.where('id').anyOf(ids).delete();
    },
    async putBack(items) {
      const rows = await Promise.all(items.map(asItStood));
      await store.transaction('rw', store.outbox, async () => {
        const there = await store.outbox
          .where('id')
          .anyOf(items.map(({ id }) => id))
          .toArray();
        const known = new Set(there.map(({ id }) => id));
        await store.outbox.bulkAdd(rows.filter(({ id }) => !known.has(id)));
      });
    },
  };
}
