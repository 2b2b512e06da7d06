import { copyFileSync, globSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

const largestLog = 20 * 1024 ** 2;
const everySeconds = 5;

/**
 * Keeps each log of a folder below its size while its program goes on writing: what it holds moves to `.1` beside it,
 * and it begins anew. (Every program appends, so nobody has to be told.) A full disk keeps no old part.
 */
export function boundLogsOnce(folder: string, largest: number = largestLog): void {
  for (const name of globSync('*.log', { cwd: folder })) {
    const file = join(folder, name);
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= largest) continue;
    try {
      copyFileSync(file, `${file}.1`);
    } catch {
      rmSync(`${file}.1`, { force: true, recursive: true });
    }
    truncateSync(file);
  }
}

/** Looks after the logs of a folder until it is told to stop. */
export function boundLogs(folder: string): () => void {
  const timer = setInterval(() => {
    try {
      boundLogsOnce(folder);
    } catch {
      // A log that cannot be looked after now can be at the next look.
    }
  }, everySeconds * 1000);
  timer.unref();
  return () => clearInterval(timer);
}
