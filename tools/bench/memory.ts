// What server and PostgreSQL hold while nobody asks anything.
import { readFileSync } from 'node:fs';
import { processesOf } from '../bench-run/cpu-time.ts';
import type { BenchRow } from '../bench-run/row.ts';
import { benchDemo, largeDemo } from './demo.ts';

const promised = 250;
/** A server that has just begun still works: milliseconds until it rests. */
const untilQuiet = 15_000;

/** Megabytes of processes; what they share is counted once. */
function megabytesOf(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]),
  );
  return kilobytes.reduce((all, one) => all + one, 0) / 1024;
}

export const row: BenchRow = {
  name: `memory while idle, ${largeDemo.toLocaleString('en-IN')} people`,
  promise: `server and PostgreSQL at most ${promised} MB each`,
  async measure(env) {
    const { url } = await benchDemo(env, largeDemo);
    const server = await env.startServer(url);
    await new Promise((done) => setTimeout(done, untilQuiet));
    const ours = megabytesOf([server.pid]);
    const theirs = megabytesOf(await processesOf(url));
    await server.stop();
    return {
      figure: Math.round(ours),
      unit: `MB server, ${Math.round(theirs)} MB PostgreSQL (with the bench's larger memory)`,
      holds: ours <= promised && theirs <= promised,
    };
  },
};
