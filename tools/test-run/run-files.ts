import { type Counts, type Failure, runFile } from './run-file.ts';

/** A file that has ended. */
export interface Ended {
  readonly file: string;
  readonly seconds: number;
  readonly counts: Counts;
}

export interface Teller {
  failure(failure: Failure): void;
  ended(ended: Ended): void;
}

/** Runs test files, `concurrency` of them at a time. */
export async function runFiles(files: readonly string[], concurrency: number, tell: Teller): Promise<void> {
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const started = performance.now();
      const counts = await runFile(file, tell.failure);
      tell.ended({ file, seconds: (performance.now() - started) / 1000, counts });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}
