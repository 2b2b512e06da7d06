import { parentPort, workerData } from 'node:worker_threads';
import { XlsxProblem } from './problem.ts';
import type { Answered, SheetRequest } from './read-apart.ts';
import { readWorkbook } from './read-sheet.ts';

/** Run as a thread of its own: answers the sheet, or why it is not read. */
async function answered(): Promise<Answered> {
  const { bytes, mostRows } = workerData as SheetRequest;
  try {
    return { sheet: await readWorkbook(Buffer.from(bytes), { mostRows }) };
  } catch (error) {
    if (error instanceof XlsxProblem) return { problem: error.what };
    throw error;
  }
}

parentPort?.postMessage(await answered());
