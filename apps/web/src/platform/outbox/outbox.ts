import type { Call, InputOf } from '@teeka/contract/call';
import type { PersonCard } from '../pack/person-card.ts';
import { type Watched, watched } from '../storage/watched.ts';
import { newId } from '../store/new-id.ts';
import { dependenciesOf } from './chains.ts';
import type { Item } from './item.ts';
import type { NewItem, OutboxRows, Standing } from './outbox-rows.ts';
import { withBlocked } from './standing.ts';

export interface EnqueueOptions {
  /** Ids of items that must be done first, besides those that follow from person and session. */
  readonly dependsOn?: readonly string[];
  /** Who it is about, where the person may not be in the pack. */
  readonly person?: PersonCard;
}

/** One of several writes that are saved together. */
export interface Entry<C extends Call = Call> {
  readonly call: C;
  readonly input: InputOf<C>;
  readonly options?: EnqueueOptions;
}

/** The one way by which a write that can be made offline leaves a screen, with or without network. */
export interface Outbox {
  /** All items in the order they were made; a new list with each change. */
  readonly items: Pick<Watched<readonly Item[]>, 'get' | 'watch'>;
  /** Saves one write on this phone. When it resolves, the item is on the disk and its effect is shown. */
  enqueue<C extends Call>(call: C, input: InputOf<C>, options?: EnqueueOptions): Promise<Item>;
  /** Saves several writes in one go, all or none. */
  enqueueAll(entries: readonly Entry[]): Promise<readonly Item[]>;
  /** A refused item, or one that waits for it, as the worker mended it: a new item in its place, whose id this answers. */
  replace(id: string, input: unknown): Promise<string>;
  /** Sends a refused item again as it is. */
  retry(id: string): Promise<void>;
  /** Gives up a refused item, or one that waits for it. What builds on it is then sent and judged on its own. */
  discard(id: string): Promise<void>;
}

/** What only the sender does with the outbox. */
export interface SenderSide {
  /** Reads all items anew: after a start, and when another tab has changed them. */
  reload(): Promise<void>;
  /** Nothing is on its way when nobody sends: whatever says so was cut off and waits again. */
  recover(): Promise<void>;
  /** These are on their way; answers those that still waited. */
  begin(ids: readonly string[]): Promise<readonly string[]>;
  settle(item: Item, standing: Standing): Promise<void>;
}

export interface OutboxParts {
  readonly rows: OutboxRows;
  readonly userId: string;
  readonly now: () => Date;
  /** What the server's time is, at least, as an input is captured; null where nothing was heard. */
  readonly heard?: (input: unknown, now: Date) => string | null;
  /** Something was changed here: other tabs want to know, and the sender may have work. */
  readonly changed?: () => void;
}

/** Opens the outbox of the signed-in worker with what it holds. */
export async function openOutbox(parts: OutboxParts): Promise<Outbox & SenderSide> {
  const { rows, userId, now } = parts;
  const items = watched(withBlocked(await keptItems(rows, now())));
  const show = (next: readonly Item[]) => items.set(withBlocked(next));
  const find = (id: string) => items.get().find((item) => item.id === id);
  let turn: Promise<unknown> = Promise.resolve();

  /** Writes take turns, so that each sees the one before it. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = turn.then(work, work);
    turn = result.catch(() => undefined);
    return result;
  }

  const reload = async () => show(await rows.all());
  const afterChange = async <T>(result: T): Promise<T> => {
    await reload();
    parts.changed?.();
    return result;
  };

  function made(entry: Entry, before: readonly Item[]): NewItem {
    const { call, options = {} } = entry;
    if (!call.outbox) throw new Error(`${call.name} cannot wait in the outbox`);
    const input = call.request.parse(entry.input);
    const dependsOn = [...dependenciesOf({ call: call.name, input }, before), ...(options.dependsOn ?? [])];
    return {
      id: newId(now()),
      call: call.name,
      input,
      person: options.person ?? null,
      madeAt: now().toISOString(),
      heardAt: parts.heard?.(input, now()) ?? null,
      madeBy: userId,
      dependsOn: [...new Set(dependsOn)],
    };
  }

  function allMade(entries: readonly Entry[]): readonly NewItem[] {
    const before = [...items.get()];
    return entries.map((entry) => {
      const item = made(entry, before);
      before.push(asWaiting(item));
      return item;
    });
  }

  const enqueueAll = (entries: readonly Entry[]) =>
    inTurn(async () => {
      const added = await rows.add(allMade(entries));
      show([...items.get(), ...added]);
      parts.changed?.();
      return added;
    });

  return {
    items,
    enqueueAll,
    async enqueue(call, input, options) {
      const [item] = await enqueueAll([{ call, input, ...(options ? { options } : {}) }]);
      if (!item) throw new Error('nothing was saved');
      return item;
    },
    replace: (id, input) =>
      inTurn(async () => {
        const old = find(id);
        // All calls with their shapes: what is sent anew is the only thing here that needs them.
        const { outboxCalls } = await import('./outbox-calls.ts');
        const call = old && outboxCalls.get(old.call);
        // What may be on its way is never changed; what waits for a refused item cannot be.
        const isHeld = old?.state === 'refused' || old?.state === 'blocked';
        if (!call || !isHeld) throw new Error('nothing to replace');
        const { person, dependsOn } = old;
        const fresh = made({ call, input, options: { ...(person ? { person } : {}) } }, []);
        // What is corrected may keep the time at which it was captured: no more was heard then.
        await rows.replace(id, { ...fresh, heardAt: old.heardAt ?? null, dependsOn });
        return afterChange(fresh.id);
      }),
    retry: (id) => inTurn(async () => afterChange(await rows.move([id], 'refused', 'waiting'))).then(() => undefined),
    discard: (id) =>
      inTurn(async () => {
        const { state } = find(id) ?? {};
        if (state !== 'refused' && state !== 'blocked') throw new Error('only a refused item can be given up');
        return afterChange(await rows.remove([id]));
      }),
    reload: () => inTurn(reload),
    recover: () =>
      inTurn(async () => {
        if ((await rows.recover()) > 0) await reload();
      }),
    begin: (ids) =>
      inTurn(async () => {
        const begun = await rows.move(ids, 'waiting', 'sending');
        if (begun.length < ids.length) await reload();
        else show(items.get().map((item) => (begun.includes(item.id) ? { ...item, state: 'sending' } : item)));
        return begun;
      }),
    settle: (item, standing) =>
      inTurn(async () => {
        await rows.settle(item.id, standing);
        show(changedItem(items.get(), item.id, standing));
      }),
  };
}

const hour = 3_600_000;

/** Reads all items; what has been done, and is in the pack since, is not kept beyond a day and a half. */
async function keptItems(rows: OutboxRows, now: Date): Promise<readonly Item[]> {
  const items = await rows.all();
  const age = (item: Item) => now.getTime() - Date.parse(item.madeAt);
  const isOver = (item: Item) => item.state === 'done' && age(item) > (item.inPack ? 36 * hour : 240 * hour);
  const over = items.filter(isOver);
  // Where there is no room to write even that, they go another day.
  if (over.length > 0) await rows.remove(over.map((item) => item.id)).catch(() => undefined);
  return items.filter((item) => !isOver(item));
}

const asWaiting = (item: NewItem): Item => ({
  ...item,
  seq: 0,
  state: 'waiting',
  inPack: false,
  refusals: [],
  attempts: 0,
  settledAt: null,
});

const changedItem = (items: readonly Item[], id: string, change: Partial<Item>): readonly Item[] =>
  items.map((item) => (item.id === id ? { ...item, ...change } : item));
