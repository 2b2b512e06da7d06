/** What was started, stopped in the reverse order, once, however many signals arrive. */
export interface Ending {
  /** Adds a step that undoes what was just done. */
  undo(step: () => Promise<void> | void): void;
  /** Settles at Ctrl-C, SIGTERM, SIGHUP, or when the launcher above us is gone. */
  requested: Promise<undefined>;
  /** Ends a start that goes on although it was asked to stop. */
  throwIfRequested(): void;
  run(): Promise<void>;
}

/** Listens for the wish to stop from now on. */
export function prepareEnding(): Ending {
  const steps: (() => Promise<void> | void)[] = [];
  let isRequested = false;
  const requested = new Promise<undefined>((resolve) => {
    const ask = () => {
      isRequested = true;
      resolve(undefined);
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

/** Works until it is done or somebody wishes it to stop (then nothing is answered), and undoes what was brought up for it. */
export async function untilStopped<Done>(work: (ending: Ending) => Promise<Done>): Promise<Done | undefined> {
  const ending = prepareEnding();
  try {
    return await Promise.race([work(ending), ending.requested]);
  } finally {
    await ending.run();
  }
}
