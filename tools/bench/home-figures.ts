// The home of who answers for a place over HTTP: all that waits in a district, and in the whole country, of 1,000,000 people.
import { getHomeFigures } from '@teeka/contract/home';
import { latencyOfSame } from '../bench-run/latency.ts';
import type { BenchEnv, BenchRow } from '../bench-run/row.ts';
import { signedIn } from '../bench-run/search-place.ts';
import { benchDemo } from './demo.ts';

const people = 1_000_000;
const pace = { warmUp: 3, requests: 30 };
const promised = 500;

async function measure(env: BenchEnv): ReturnType<BenchRow['measure']> {
  const { url } = await benchDemo(env, people);
  const server = await env.startServer(url, { LOG_LEVEL: 'warn' });
  const figures: string[] = [];
  let slowest = 0;
  let women = 0;
  for (const user_name of ['supervisor1', 'district1', 'national1']) {
    const client = await signedIn(server.address, user_name);
    const { p95 } = await latencyOfSame(async () => {
      women = (await client.ask(getHomeFigures, {})).pregnancies?.all ?? 0;
    }, pace);
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
