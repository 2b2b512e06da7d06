// What server and PostgreSQL hold while nobody asks anything.
import { readFileSync } from 'node:fs';
import { withClient } from '../../apps/server/src/platform/db/client.ts';
import { processesOf } from '../bench-run/cpu-time.ts';
import type { BenchRow } from '../bench-run/row.ts';
import { benchDemo, largeDemo } from './demo.ts';

const promised = 250;
/** A server that has just begun still works: milliseconds until it rests. */
const untilQuiet = 15_000;

/** Megabytes of processes, without the memory that PostgreSQL's share with each other: whoever filled it may have ended. */
function megabytesOf(pids: readonly number[]): number {
  const kilobytes = pids.flatMap((pid) => {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return ['Anon', 'File'].map((of) => Number(new RegExp(`^Pss_${of}:\\s+(\\d+)`, 'm').exec(rollup)?.[1]));
  });
  return kilobytes.reduce((all, one) => all + one, 0) / 1024;
}

/** Megabytes that PostgreSQL's processes share, as if all of it were in use: after a day of work it is. */
const sharedBy = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ megabytes: number }>(
      "select setting::int as megabytes from pg_settings where name = 'shared_memory_size'",
    );
    return rows[0]?.megabytes ?? Number.NaN;
  });

export const row: BenchRow = {
  name: `memory while idle, ${largeDemo.toLocaleString('en-IN')} people`,
  promise: `server and PostgreSQL at most ${promised} MB each`,
  async measure(env) {
    const { url } = await benchDemo(env, largeDemo);
    return env.withOwnSettings(async () => {
      const server = await env.startServer(url);
      await new Promise((done) => setTimeout(done, untilQuiet));
      const ours = megabytesOf([server.pid]);
      const theirs = megabytesOf(await processesOf(url)) + (await sharedBy(url));
      await server.stop();
      return {
        figure: Math.round(ours),
        unit: `MB server, ${Math.round(theirs)} MB PostgreSQL`,
        holds: ours <= promised && theirs <= promised,
      };
    });
  },
};
