import { subjectOf } from '../outbox/chains.ts';
import type { Item } from '../outbox/item.ts';
import { type Watched, watched } from '../storage/watched.ts';
import { applyReply, type Changes, type PackReply } from './apply-reply.ts';
import { blockOf } from './blocks.ts';
import type { PackAtRest } from './pack-rows.ts';
import type { PackRows } from './rows.ts';

/** Where a pull stands. `failed`: the server answered, but not with a pack; `unreachable`: it did not answer. */
export type PullState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'saving'; readonly people: number; readonly sessions: number }
  | { readonly kind: 'unreachable' | 'failed' };

export type Ask = (siteId: string, since: string) => Promise<PackReply | 'unreachable' | 'failed'>;

export interface PackParts {
  readonly siteId: string;
  readonly atRest: PackAtRest;
  readonly ask: Ask;
  readonly items: () => readonly Item[];
  /** The pull has brought the records of items: the outbox reads itself anew. */
  readonly brought: () => Promise<void>;
  readonly now: () => Date;
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
}

/** The pack of one site. */
export interface Pack {
  readonly siteId: string;
  /** Null until the first pull has come through. */
  readonly rows: Pick<Watched<PackRows | null>, 'get' | 'watch'>;
  readonly pulling: Pick<Watched<PullState>, 'get' | 'watch'>;
  /** Asks for what changed; the first time for everything. Calls at the same time share one pull. */
  pull(): Promise<void>;
  /** After the store was cleared: writes the whole pack as this page has it. */
  putBack(): Promise<void>;
  /** Reads what another tab has written. */
  reload(): Promise<void>;
  /** The store is about to close: what a pull brings from now on stays at the server. */
  close(): void;
}

/** Opens a site's pack as it rests on the phone. */
export async function openPack(parts: PackParts): Promise<Pack> {
  const rows = watched<PackRows | null>(await parts.atRest.read(parts.siteId));
  const pulling = watched<PullState>({ kind: 'idle' });
  let underWay: Promise<void> | null = null;
  let closed = false;

  async function take(): Promise<void> {
    if (closed) return;
    const settled = parts.items().filter((item) => item.state === 'done' && !item.inPack);
    pulling.set({ kind: 'asking' });
    const reply = await parts.ask(parts.siteId, rows.get()?.meta.cursor ?? '');
    if (closed) return;
    if (typeof reply === 'string') {
      pulling.set({ kind: reply });
      return;
    }
    pulling.set({ kind: 'saving', people: reply.people.length, sessions: reply.sessions.length });
    const { rows: next, changes } = applyReply(rows.get(), reply, parts.now().toISOString());
    const brought = settled.filter((item) => belongs(item, next)).map((item) => item.id);
    await parts.atRest.write(next, changes, brought);
    rows.set(next);
    if (brought.length > 0) await parts.brought();
    pulling.set({ kind: 'idle' });
  }

  return {
    siteId: parts.siteId,
    rows,
    pulling,
    pull() {
      underWay ??= parts
        .alone(take)
        .catch((error: unknown) => {
          // Nothing is lost: without the new cursor the next day asks for the same again.
          if (closed) return;
          console.error('A pull was cut short', error);
          pulling.set({ kind: 'failed' });
        })
        .finally(() => {
          underWay = null;
        });
      return underWay;
    },
    async putBack() {
      const current = rows.get();
      if (current) await parts.atRest.write(current, wholeOf(current), []);
    },
    async reload() {
      const read = await parts.atRest.read(parts.siteId);
      // A store that was cleared has none; what this page has is still the server's word.
      if (read || !rows.get()) rows.set(read);
    },
    close() {
      closed = true;
    },
  };
}

const wholeOf = ({ roster, people }: PackRows): Changes => ({
  whole: true,
  gone: new Set(),
  rosters: new Set(roster.keys()),
  people: new Set([...people.keys()].map(blockOf)),
});

/** Is this the pack in which the item's record must be by now? */
function belongs(item: Item, rows: PackRows): boolean {
  const { session } = subjectOf(item.input);
  return session === null || rows.sessions.has(session);
}
