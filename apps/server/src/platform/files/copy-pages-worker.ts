import { parentPort, workerData } from 'node:worker_threads';
import { boundUnpacking } from './bound-unpacking.ts';
import { copyPages } from './copy-pages.ts';

/** Bytes that the packed objects of one file come to; those of a sound card, some hundred thousand. */
const mostUnpacked = 16_000_000;

/** Run as a thread of its own: answers the copy, or null. */
async function copied(): Promise<Uint8Array | null> {
  const tooMuch = boundUnpacking(mostUnpacked);
  try {
    const copy = await copyPages(workerData as Uint8Array);
    return tooMuch() ? null : copy;
  } catch {
    return null;
  }
}

parentPort?.postMessage(await copied());
