import { type Process, processes } from '../launch/processes.ts';

const interval = 500;

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
      this.#below.set(`${pid} ${each.began}`, each.own);
    }
  }
}
