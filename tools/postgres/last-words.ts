/** What a PostgreSQL that did not start said last, out of what it logged since then. */
export interface LastWords {
  readonly words: string;
  /** Sessions of a killed PostgreSQL need a moment to notice; until then it refuses their shared memory. */
  readonly passes: boolean;
}

/** What it tells programs that knock meanwhile is no reason why it did not start. */
const toOthers = /the database system is|terminating connection|could not accept/;

export function lastWords(log: string): LastWords {
  const lines = log.trim().split('\n');
  const fatal = lines.findLast((line) => /FATAL|PANIC/.test(line) && !toOthers.test(line));
  const words = (fatal ?? lines.at(-1) ?? '').replace(/^.*?(FATAL|PANIC|LOG):\s*/, '');
  return { words, passes: /shared memory block/.test(words) };
}
