import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandLineOf, isAlive } from '../launch/process.ts';

const patience = 30_000;

/**
 * Ends the PostgreSQL that a killed start left running on this folder. When its process number has meanwhile
 * passed to another program (usual in containers), only the stale mark is removed.
 */
export async function stopOrphan(folder: string): Promise<void> {
  const mark = join(folder, 'postmaster.pid');
  if (!existsSync(mark)) return;
  const pid = Number(readFileSync(mark, 'utf8').split('\n')[0]);
  if (!pid || !isAlive(pid)) return;
  if (!/postgres/.test(commandLineOf(pid))) {
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
