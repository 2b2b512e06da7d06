import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandLineOf, isAlive } from '../launch/process.ts';

const patience = 30_000;

/**
 * Ends the PostgreSQL that a killed start left running on this folder. When it is dead but its number is still
 * taken, by another program or by a process nobody collects (both usual in containers), only its stale mark is
 * removed; PostgreSQL itself still refuses while any old session holds its shared memory.
 */
export async function stopOrphan(folder: string): Promise<void> {
  const mark = join(folder, 'postmaster.pid');
  if (!existsSync(mark)) return;
  const pid = Number.parseInt(readFileSync(mark, 'utf8'), 10);
  if (!(pid > 1)) return;
  if (!isAlive(pid) || !/postgres/.test(commandLineOf(pid))) {
    rmSync(mark);
    return;
  }
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + patience;
  while (isAlive(pid)) {
    if (Date.now() > deadline) process.kill(pid, 'SIGQUIT');
    await pause(25);
  }
}
