import { Worker } from 'node:worker_threads';

/** Milliseconds. A sound file takes less than a second; what takes longer is meant to. */
const longest = 10_000;
/** Megabytes of objects in the thread; the bytes that it unpacks are bounded there. */
const limits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/**
 * What a thread with bounded memory and time answers for a stranger's file, so that none can take the server with it.
 * Undefined where the thread found no end or no room.
 */
export function workApart<T>(script: URL, data: unknown, patience: number = longest): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, {
      workerData: data,
      resourceLimits: limits,
      env: {},
      stdout: true,
      stderr: true,
    });
    let isSettled = false;
    const settle = (answer?: T) => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      // The turn is free when the thread is gone, not when it was told to go.
      void worker.terminate().then(() => resolve(answer));
    };
    const timer = setTimeout(settle, patience);
    worker.once('message', settle);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return settle();
      // The thread answers for every file that it cannot read: anything else is a fault of its own.
      reject(error);
      settle();
    });
    worker.once('exit', () => settle());
  });
}
