import type { Workday } from '../workday/workday.ts';

interface Reactions {
  /** A pull of the pack has come through. */
  readonly pulled: () => void;
  /** A row of records was sent. */
  readonly sent: () => void;
  /** The server is within reach again. */
  readonly reached: () => void;
}

/** Follows a workday; answers how to end that. */
export function afterSync(workday: Workday, { pulled, sent, reached }: Reactions): () => void {
  const { connectivity, sender, pack } = workday;
  let wasSending = false;
  let stopPull = () => {};
  const followPull = () => {
    stopPull();
    const open = pack.get();
    let wasSaving = false;
    stopPull =
      open?.pulling.watch(() => {
        const { kind } = open.pulling.get();
        if (wasSaving && kind === 'idle') pulled();
        wasSaving = kind === 'saving';
      }) ?? (() => {});
  };
  const unwatch = [
    connectivity.online.watch(() => {
      if (connectivity.online.get()) reached();
    }),
    sender.state.watch(() => {
      const state = sender.state.get();
      if (wasSending && state === 'idle') sent();
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
