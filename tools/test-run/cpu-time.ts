import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second in /proc, the same on every Linux. */
const ticks = 100;
const interval = 500;

interface Process {
  readonly parent: number;
  readonly began: string;
  readonly seconds: number;
}

function processes(): Map<number, Process> {
  const found = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const seconds = (Number(fields[11]) + Number(fields[12])) / ticks;
      found.set(Number(name), { parent: Number(fields[1]), began: fields[19] ?? '', seconds });
    } catch {
      // It ended meanwhile.
    }
  }
  return found;
}

/**
 * CPU seconds of this process and of all below it. Those below are looked at again and again while they live: a browser
 * ends without waiting for its own, so nobody is told of theirs. On other systems than Linux, of this process alone.
 */
export class CpuTime {
  readonly #below = new Map<string, number>();
  readonly #known = new Map<number, string>();
  #timer: NodeJS.Timeout | undefined;

  constructor() {
    if (process.platform === 'linux') this.#timer = setInterval(() => this.#look(), interval).unref();
  }

  get seconds(): number {
    if (this.#timer) this.#look();
    const { user, system } = process.cpuUsage();
    return this.#below.values().reduce((all, each) => all + each, (user + system) / 1_000_000);
  }

  #look(): void {
    const all = processes();
    const isBelow = (pid: number, { began, parent }: Process): boolean => {
      // What lost its parent was once seen below us.
      if (this.#known.get(pid) === began || parent === process.pid) return true;
      const above = all.get(parent);
      return above !== undefined && isBelow(parent, above);
    };
    for (const [pid, each] of all) {
      if (!isBelow(pid, each)) continue;
      this.#known.set(pid, each.began);
      this.#below.set(`${pid} ${each.began}`, each.seconds);
    }
  }
}
