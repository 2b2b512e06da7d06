import { runBatch, type Teller } from './run-batch.ts';

/** Runs batches of test files, `concurrency` of them at a time. */
export async function runBatches(
  batches: readonly (readonly string[])[],
  concurrency: number,
  tell: Teller,
): Promise<void> {
  const waiting = [...batches];
  const work = async () => {
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) await runBatch(batch, tell);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}
