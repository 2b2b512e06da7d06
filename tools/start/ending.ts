/** What was started, stopped in the reverse order, once, however many signals arrive. */
export interface Ending {
  /** Adds a step that undoes what was just done. */
  undo(step: () => Promise<void> | void): void;
  /** Settles at Ctrl-C, SIGTERM, SIGHUP, or when the launcher above us is gone. */
  requested: Promise<void>;
  /** Ends a start that goes on although it was asked to stop. */
  throwIfRequested(): void;
  run(): Promise<void>;
}

/** Listens for the wish to stop from now on. */
export function prepareEnding(): Ending {
  const steps: (() => Promise<void> | void)[] = [];
  let isRequested = false;
  const requested = new Promise<void>((resolve) => {
    const ask = () => {
      isRequested = true;
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
    process.once('disconnect', ask);
  });
  process.channel?.unref();
  return {
    undo: (step) => steps.push(step),
    requested,
    throwIfRequested: () => {
      if (isRequested) throw new Error('stopped while starting');
    },
    run: async () => {
      for (let step = steps.pop(); step; step = steps.pop()) await step();
    },
  };
}
