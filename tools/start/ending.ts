/** What was started, stopped in the reverse order, once, however many signals arrive. */
export interface Ending {
  /** Adds a step that undoes what was just done. */
  undo(step: () => Promise<void> | void): void;
  /** Settles at Ctrl-C, SIGTERM, SIGHUP, or when the launcher above us is gone. */
  asked: Promise<void>;
  /** Ends a start that goes on although it was asked to stop. */
  throwIfAsked(): void;
  run(): Promise<void>;
}

/** Listens for the wish to stop from now on. */
export function prepareEnding(): Ending {
  const steps: (() => Promise<void> | void)[] = [];
  let wasAsked = false;
  const asked = new Promise<void>((resolve) => {
    const ask = () => {
      wasAsked = true;
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
    process.once('disconnect', ask);
  });
  process.channel?.unref();
  return {
    undo: (step) => steps.push(step),
    asked,
    throwIfAsked: () => {
      if (wasAsked) throw new Error('stopped while starting');
    },
    run: async () => {
      for (let step = steps.pop(); step; step = steps.pop()) await step();
    },
  };
}
