import type { PackRows } from '../../platform/pack/rows.ts';
import type { Workday } from '../workday/workday.ts';

interface Reactions {
  /** A pull of the pack has come through, or a row of records was sent. */
  readonly synced: () => void;
  /** A pull has come through, and changed the codes on this phone. */
  readonly changed: () => void;
  /** The server is within reach again. */
  readonly reached: () => void;
}

/** Fetched once it is needed: what reads codes is no part of what the app begins with. */
async function changesCodes(workday: Workday, had: PackRows, has: PackRows): Promise<boolean> {
  const { codesChanged } = await import('./codes-changed.ts');
  return codesChanged(workday, had.people, has.people);
}

/** Follows a workday; answers how to end that. */
export function afterSync(workday: Workday, { synced, changed, reached }: Reactions): () => void {
  const { connectivity, sender, pack } = workday;
  let wasSending = false;
  let ended = false;
  let stopPull = () => {};
  const followPull = () => {
    stopPull();
    const pulled = pack.get();
    let before: PackRows | null | undefined;
    async function compare() {
      const [had, has] = [before, pulled?.rows.get()];
      before = undefined;
      // Of a first pack all is new: what it is judged by was asked for with the sign-in.
      const isChanged = had && has ? await changesCodes(workday, had, has).catch(() => false) : false;
      if (ended) return;
      if (isChanged) changed();
      else synced();
    }
    stopPull =
      pulled?.pulling.watch(() => {
        const { kind } = pulled.pulling.get();
        if (kind === 'saving') before = pulled.rows.get();
        else if (kind === 'idle' && before !== undefined) void compare();
        else before = undefined;
      }) ?? (() => {});
  };
  const unwatch = [
    connectivity.online.watch(() => {
      if (connectivity.online.get()) reached();
    }),
    sender.state.watch(() => {
      const state = sender.state.get();
      if (wasSending && state === 'idle') synced();
      wasSending = state === 'sending';
    }),
    pack.watch(followPull),
  ];
  followPull();
  return () => {
    ended = true;
    stopPull();
    for (const end of unwatch) end();
  };
}
