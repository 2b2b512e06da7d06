import type { Workday } from '../workday/workday.ts';

interface Reactions {
  /** A pull of the pack has come through, or a row of records was sent. */
  readonly synced: () => void;
  /** The server is within reach again. */
  readonly reached: () => void;
}

/** Follows a workday; answers how to end that. */
export function afterSync(
  { connectivity, sender, pack }: Pick<Workday, 'connectivity' | 'sender' | 'pack'>,
  { synced, reached }: Reactions,
): () => void {
  let wasSending = false;
  let stopPull = () => {};
  const followPull = () => {
    stopPull();
    const pulling = pack.get()?.pulling;
    let wasSaving = false;
    stopPull =
      pulling?.watch(() => {
        const { kind } = pulling.get();
        if (wasSaving && kind === 'idle') synced();
        wasSaving = kind === 'saving';
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
    stopPull();
    for (const end of unwatch) end();
  };
}
