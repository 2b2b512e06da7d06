// The home of who answers for a place over HTTP: all that waits in a district, and in the whole country, of 1,000,000 people.
import { newLogin } from '@teeka/contract/auth';
import { getHomeFigures } from '@teeka/contract/home';
import { TestClient } from '../../apps/server/src/testing/test-client.ts';
import type { BenchEnv, BenchRow } from '../bench-run/row.ts';
import { benchDemo } from './demo.ts';

const people = 1_000_000;
const warmUp = 3;
const requests = 30;
const promised = 500;
const password = 'Teeka@2026';

async function measure(env: BenchEnv): ReturnType<BenchRow['measure']> {
  const { url } = await benchDemo(env, people);
  const server = await env.startServer(url, { LOG_LEVEL: 'warn' });
  const figures: string[] = [];
  let slowest = 0;
  let women = 0;
  for (const user_name of ['supervisor1', 'district1', 'national1']) {
    const client = new TestClient(server.address);
    await client.ask(newLogin, { user_name, password, ts: String(Date.now()), secret: '' });
    const times: number[] = [];
    for (let nth = -warmUp; nth < requests; nth += 1) {
      const from = performance.now();
      const { pregnancies } = await client.ask(getHomeFigures, {});
      if (nth >= 0) times.push(performance.now() - from);
      women = pregnancies?.all ?? 0;
    }
    times.sort((a, b) => a - b);
    const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
    slowest = Math.max(slowest, p95);
    figures.push(`${user_name} ${p95.toFixed(0)}`);
  }
  return {
    figure: `p95 ${figures.join(', ')} ms`,
    unit: `(${women.toLocaleString('en-IN')} pregnant women among ${people.toLocaleString('en-IN')} people)`,
    holds: slowest < promised,
  };
}

export const row: BenchRow = {
  name: `home of who answers for a place, ${people.toLocaleString('en-IN')} people`,
  promise: `p95 under ${promised} ms`,
  measure,
};
