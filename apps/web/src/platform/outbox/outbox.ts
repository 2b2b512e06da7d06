import type { Call, InputOf } from '@teeka/contract/call';
import type { PersonCard } from '../pack/person-card.ts';
import { type Watched, watched } from '../storage/watched.ts';
import { newId } from '../store/new-id.ts';
import { dependenciesOf, subjectOf } from './chains.ts';
import { fallenWith } from './fallen-with.ts';
import { type Draft, type Item, isStopped } from './item.ts';
import type { NewItem, OutboxRows, Standing } from './outbox-rows.ts';
import { dependentsOf, withBlocked } from './standing.ts';
import type { WaitingCalls } from './waiting-call.ts';

export interface EnqueueOptions {
  /** Ids of items that must be done first, besides those that follow from person and session. */
  readonly dependsOn?: readonly string[];
  /** Who it is about, where the person may not be in the pack. */
  readonly person?: PersonCard;
  /** The form that makes it, as it is now; null where there is nothing to open again. */
  readonly draft?: Draft | null;
  /** Of what is saved in one go, the same word for what belongs together; without one all of it does. */
  readonly part?: string;
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
  /**
   * Saves several writes in one go, all or none. With `instead` they take the place of those items, refused ones and
   * what waits for them, in the same go; what built on those builds on these.
   */
  enqueueAll(entries: readonly Entry[], instead?: readonly string[]): Promise<readonly Item[]>;
  /** Sends a refused item again as it is. */
  retry(id: string): Promise<void>;
  /** What would be given up along with an item, because it can never be without it. */
  goesWith(id: string): readonly Item[];
  /**
   * Gives up a refused item, or one that waits for it, and what can never be without it. What else builds on it is then sent
   * and judged on its own.
   */
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
  readonly calls: WaitingCalls;
  readonly userId: string;
  readonly now: () => Date;
  /** What the server's time is, at least, as an input is captured; null where nothing was heard. */
  readonly heard?: (input: unknown, now: Date) => string | null;
  /** Something was changed here: other tabs want to know, and the sender may have work. */
  readonly changed?: () => void;
}

/** Opens the outbox of the signed-in worker with what it holds. */
export async function openOutbox(parts: OutboxParts): Promise<Outbox & SenderSide> {
  const { rows, calls, userId, now } = parts;
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
    const dependsOn = [...dependenciesOf({ call: call.name, input }, before, calls), ...(options.dependsOn ?? [])];
    return {
      id: newId(now()),
      call: call.name,
      input,
      person: options.person ?? null,
      madeAt: now().toISOString(),
      heardAt: parts.heard?.(input, now()) ?? null,
      madeBy: userId,
      dependsOn: [...new Set(dependsOn)],
      draft: options.draft ?? null,
    };
  }

  function allMade(entries: readonly Entry[], known: readonly Item[], group?: string): readonly NewItem[] {
    const before = [...known];
    const groups = new Map<string, string>();
    return entries.map((entry) => {
      const item = made(entry, before);
      before.push(asWaiting(item));
      const part = entry.options?.part ?? '';
      const together = groups.get(part) ?? (groups.size === 0 ? group : undefined) ?? item.id;
      groups.set(part, together);
      return { ...item, group: together };
    });
  }

  const add = async (entries: readonly Entry[]): Promise<readonly Item[]> => {
    const added = await rows.add(allMade(entries, items.get()));
    show([...items.get(), ...added]);
    parts.changed?.();
    return added;
  };

  async function putInstead(entries: readonly Entry[], ids: readonly string[]): Promise<readonly Item[]> {
    const all = items.get();
    const old = all.filter(({ id }) => ids.includes(id));
    const [first] = old;
    if (!first || old.length < ids.length || !old.every(isStopped)) throw new Error('nothing to replace');
    const behind = dependentsOf(all, ids).filter((item) => !old.includes(item));
    // Later acts about the same person or session are no reason to wait; vials that came later are.
    const before = all.filter(
      (item) => !old.includes(item) && !behind.includes(item) && (item.seq < first.seq || isAboutNobody(item)),
    );
    const kept = old.flatMap(({ dependsOn }) => dependsOn).filter((id) => !ids.includes(id));
    const fresh = allMade(entries, before, first.group).map((item) => ({
      ...item,
      // What is corrected may keep the time at which it was captured: no more was heard then.
      heardAt: first.heardAt ?? null,
      dependsOn: [...new Set([...kept, ...item.dependsOn])],
    }));
    await rows.replace(ids, fresh, inOtherCase(behind, old, fresh));
    await afterChange(null);
    return items.get().filter(({ id }) => fresh.some((item) => item.id === id));
  }

  const enqueueAll = (entries: readonly Entry[], instead: readonly string[] = []) =>
    inTurn(() => (instead.length === 0 ? add(entries) : putInstead(entries, instead)));

  const goesWith = (id: string) => fallenWith(items.get(), id, calls);

  return {
    items,
    enqueueAll,
    goesWith,
    async enqueue(call, input, options) {
      const [item] = await enqueueAll([{ call, input, ...(options ? { options } : {}) }]);
      if (!item) throw new Error('nothing was saved');
      return item;
    },
    retry: (id) => inTurn(async () => afterChange(await rows.move([id], 'refused', 'waiting'))).then(() => undefined),
    discard: (id) =>
      inTurn(async () => {
        const item = find(id);
        if (!item || !isStopped(item)) throw new Error('only a refused item can be given up');
        return afterChange(await rows.remove([id, ...goesWith(id).map((one) => one.id)]));
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

const isAboutNobody = ({ input }: Item): boolean => subjectOf(input).person === null;

/** What waits behind a case that gives way to another one belongs to that one. */
function inOtherCase(behind: readonly Item[], old: readonly NewItem[], fresh: readonly NewItem[]): readonly Item[] {
  const visitOf = (items: readonly NewItem[]) =>
    items.map(({ input }) => subjectOf(input).visit).find((visit) => visit !== null) ?? null;
  const [before, after] = [visitOf(old), visitOf(fresh)];
  if (before === null || after === null || before === after) return [];
  return behind.flatMap((item) => {
    const named = (item.input as { readonly case_id?: string }).case_id === before;
    return named ? [{ ...item, input: { ...(item.input as object), case_id: after } }] : [];
  });
}

const changedItem = (items: readonly Item[], id: string, change: Partial<Item>): readonly Item[] =>
  items.map((item) => (item.id === id ? { ...item, ...change } : item));
