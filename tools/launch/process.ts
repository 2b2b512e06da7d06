import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process of this number runs; one that ended but was not yet collected by its parent does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return process.platform !== 'linux' || !/^State:\s+Z/m.test(readOrNothing(`/proc/${pid}/status`));
}

/** The command line of a process, empty when it cannot be told. */
export function commandLineOf(pid: number): string {
  if (process.platform === 'linux') return readOrNothing(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
  if (process.platform === 'win32') return spawnSync('tasklist', ['/fi', `pid eq ${pid}`], { encoding: 'utf8' }).stdout;
  return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout.trim();
}

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
