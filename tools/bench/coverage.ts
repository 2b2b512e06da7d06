// The page of coverage over HTTP: one month and twelve of a block, a district and the whole country of 1,000,000 people, all figures made.
import { newLogin } from '@teeka/contract/auth';
import { getCoverage } from '@teeka/contract/coverage';
import { refreshCoverage } from '../../apps/server/src/modules/coverage/index.ts';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { openPool } from '../../apps/server/src/platform/db/pool.ts';
import { TestClient } from '../../apps/server/src/testing/test-client.ts';
import { lastWholeMonth } from '../../packages/domain/coverage/index.ts';
import type { BenchEnv, BenchRow } from '../bench-run/row.ts';
import { benchDemo, largeDemo } from './demo.ts';

const warmUp = 5;
const requests = 60;
const promised = 100;
const password = 'Teeka@2026';
const inIndia = (count: number): string => count.toLocaleString('en-IN');

async function measure(env: BenchEnv): ReturnType<BenchRow['measure']> {
  const { url } = await benchDemo(env, largeDemo);
  const pool = openPool({ url, connections: 2 });
  const began = performance.now();
  const made = await refreshCoverage({ pool, clock: systemClock });
  const seconds = (performance.now() - began) / 1000;
  await pool.end();
  const server = await env.startServer(url, { LOG_LEVEL: 'warn' });
  const month = lastWholeMonth(systemClock().today).slice(0, 7);
  const figures: string[] = [];
  let slowest = 0;
  let children = 0;
  for (const user_name of ['supervisor1', 'district1', 'national1']) {
    const client = new TestClient(server.address);
    await client.ask(newLogin, { user_name, password, ts: String(Date.now()), secret: '' });
    for (const months of [1, 12] as const) {
      const times: number[] = [];
      for (let nth = -warmUp; nth < requests; nth += 1) {
        const from = performance.now();
        const { first } = await client.ask(getCoverage, { month, months });
        if (nth >= 0) times.push(performance.now() - from);
        children = first.children;
      }
      times.sort((a, b) => a - b);
      const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
      slowest = Math.max(slowest, p95);
      figures.push(`${user_name} ${months === 1 ? 'month' : 'year'} ${p95.toFixed(0)}`);
    }
  }
  return {
    figure: `p95 ${figures.join(', ')} ms`,
    unit: `(${inIndia(children)} children who turn one; figures of ${inIndia(made)} villages and sites made in ${seconds.toFixed(0)} s)`,
    holds: slowest < promised,
  };
}

export const row: BenchRow = {
  name: `coverage of a month and of twelve, ${inIndia(largeDemo)} people`,
  promise: `p95 under ${promised} ms`,
  measure,
};
