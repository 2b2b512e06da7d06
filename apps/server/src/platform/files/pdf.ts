import { Worker } from 'node:worker_threads';
import { Turns } from '../http/turns.ts';

/** A sound card takes less than a second; what takes longer is meant to. */
const patience = 10_000;
/** Megabytes of objects in the thread; the bytes that it unpacks are bounded there. */
const limits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
/** Bytes of a copy that are kept: it is about as long as what was sent. */
const mostKept = 2_000_000;
const turns = new Turns(2);
/** The first bytes of a PDF may stand a little after the beginning; its end mark a little before the end. */
const reach = 1024;

/** Runs the copying in a thread with bounded memory and time, so that no file can take the server with it. */
function copyApart(bytes: Buffer): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./copy-pages-worker.ts', import.meta.url), {
      workerData: Uint8Array.from(bytes),
      resourceLimits: limits,
      env: {},
      stdout: true,
      stderr: true,
    });
    let isSettled = false;
    const settle = (copy?: Uint8Array | null) => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      const kept = copy && copy.length <= mostKept ? Buffer.from(copy) : undefined;
      // The turn is free when the thread is gone, not when it was told to go.
      void worker.terminate().then(() => resolve(kept));
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

/**
 * The pages of a PDF, copied into a new file that can only be looked at. Undefined for what is no PDF, cannot be read
 * or is locked. It takes a core for some tenths of a second, so not within a transaction.
 */
export async function readPdf(bytes: Buffer): Promise<Buffer | undefined> {
  const head = bytes.subarray(0, reach).toString('latin1');
  const whole = /%PDF-[12]\.\d/.test(head) && bytes.subarray(-reach).includes('%%EOF');
  if (!whole) return undefined;
  return turns.take(() => copyApart(bytes));
}
