import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second in /proc, the same on every Linux. */
const ticks = 100;

export interface Process {
  readonly parent: number;
  /** Tells it from another one that had its number before. */
  readonly began: string;
  /** Seconds of CPU: its own, and those of its children that it saw end. */
  readonly own: number;
  readonly ended: number;
}

/** Every process that lives now, by its number, as Linux tells it. */
export function processes(): Map<number, Process> {
  const found = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const seconds = (user: number, system: number) => (Number(fields[user]) + Number(fields[system])) / ticks;
      const [own, ended] = [seconds(11, 12), seconds(13, 14)];
      found.set(Number(name), { parent: Number(fields[1]), began: fields[19] ?? '', own, ended });
    } catch {
      // It ended meanwhile.
    }
  }
  return found;
}
