// The demo generator: how long a million people with their doses take.
import { loadDemo } from '../../apps/server/db/demo/load.ts';
import { refreshDueRows } from '../../apps/server/src/modules/schedule/index.ts';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { bringUpToDate } from '../../apps/server/src/platform/db/bring-up-to-date.ts';
import { openPool } from '../../apps/server/src/platform/db/pool.ts';
import { oncePerRun } from '../bench-run/once.ts';
import type { BenchEnv, BenchRow } from '../bench-run/row.ts';

export interface BenchDemo {
  readonly url: string;
  readonly people: number;
  readonly doses: number;
  readonly seconds: number;
  /** What making everybody's rows of the due list took: a server at work has them, and nothing else is measured beside. */
  readonly dueSeconds: number;
}

/** People of the large demo; a smaller number makes a quick run, which then proves nothing about a million. */
export const largeDemo = Number(process.env.BENCH_PEOPLE ?? 1_000_000);
const promised = { people: 1_000_000, seconds: 300 };

const once = oncePerRun<BenchDemo>();

async function load(env: BenchEnv, people: number): Promise<BenchDemo> {
  const url = await env.newDatabase(`bench_demo_${people}`);
  await bringUpToDate(url);
  const from = performance.now();
  const { today } = systemClock();
  const { doses } = await loadDemo(url, { people, seed: 1, today, dataDir: env.dataDir });
  const loaded = performance.now();
  const pool = openPool({ url, connections: 2 });
  await refreshDueRows({ pool, clock: systemClock });
  await pool.end();
  return {
    url,
    people,
    doses,
    seconds: (loaded - from) / 1000,
    dueSeconds: (performance.now() - loaded) / 1000,
  };
}

/** A demo of that size in a database of this run; loaded once, however many rows measure on it. */
export const benchDemo = (env: BenchEnv, people: number): Promise<BenchDemo> =>
  once(env, String(people), () => load(env, people));

const inIndia = (count: number): string => count.toLocaleString('en-IN');

export const row: BenchRow = {
  name: `demo of ${inIndia(largeDemo)} people`,
  promise: '1,000,000 people with their doses in under 300 s',
  async measure(env) {
    const { seconds, people, doses } = await benchDemo(env, largeDemo);
    return {
      figure: Math.round(seconds * 10) / 10,
      unit: `s (${inIndia(doses)} doses)`,
      ...(people === promised.people && { holds: seconds < promised.seconds }),
    };
  },
};
