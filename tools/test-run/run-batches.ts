import { runBatch, type Teller } from './run-batch.ts';

/** Batches of test files that wait for something, or for nothing. */
export interface Queue {
  readonly batches: string[][];
  readonly ready?: () => Promise<unknown>;
}

/** Works off queues with as many workers at a time as there are rows: each empties the first queue of its row, then helps with the next. */
export async function runBatches(rows: readonly (readonly Queue[])[], tell: Teller): Promise<void> {
  const work = async (row: readonly Queue[]) => {
    for (const { batches, ready } of row) {
      if (batches.length > 0) await ready?.();
      for (let batch = batches.shift(); batch; batch = batches.shift()) await runBatch(batch, tell);
    }
  };
  await Promise.all(rows.map(work));
}
