import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandLineOf, isAlive } from '../launch/process.ts';

const patience = 30_000;

/**
 * Ends the PostgreSQL that a killed start left running on this folder. When it is dead but its number is still
 * taken, by another program or by a process nobody collects (both usual in containers), only its stale mark is
 * removed; PostgreSQL itself still refuses while any old session holds its shared memory. So is a mark that came with a
 * copy of the folder: the one it names works on the first.
 */
export async function stopOrphan(folder: string): Promise<void> {
  const mark = join(folder, 'postmaster.pid');
  if (!existsSync(mark)) return;
  const [first = '', works = ''] = readFileSync(mark, 'utf8').split('\n');
  const pid = Number.parseInt(first, 10);
  if (!(pid > 1)) return;
  if (!isAlive(pid) || !/postgres/.test(commandLineOf(pid)) || !isSame(works, folder)) {
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

/** Whether both name one folder; a path that leads nowhere any more is that of a folder that was moved here. */
function isSame(works: string, folder: string): boolean {
  return !existsSync(works) || realpathSync(works) === realpathSync(folder);
}
