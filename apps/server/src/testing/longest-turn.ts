import { setTimeout as pause } from 'node:timers/promises';

const everyMs = 2;
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * The longest that nobody else was answered while `work` went on, in milliseconds of this process's own CPU: how busy
 * the machine is does not count.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  const watch = async () => {
    let before = cpuMs();
    while (!isOver) {
      await pause(everyMs);
      const now = cpuMs();
      longest = Math.max(longest, now - before);
      before = now;
    }
  };
  const watching = watch();
  try {
    await work();
  } finally {
    isOver = true;
    await watching;
  }
  return longest;
}
