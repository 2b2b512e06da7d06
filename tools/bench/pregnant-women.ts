// The list of pregnant women over HTTP: its first page with the counts of all lists, for a whole district of 1,000,000 people.
import { getPregnantWomen } from '@teeka/contract/pregnancies';
import { latencyOfSame } from '../bench-run/latency.ts';
import type { BenchEnv, BenchRow } from '../bench-run/row.ts';
import { signedIn } from '../bench-run/search-place.ts';
import { benchDemo } from './demo.ts';

const people = 1_000_000;
const pace = { warmUp: 3, requests: 40 };
const promised = 300;
const officer = 'district1';
const lists = ['all', 'high-risk', 'overdue', 'outcome-missing'] as const;

async function measure(env: BenchEnv): ReturnType<BenchRow['measure']> {
  const { url } = await benchDemo(env, people);
  const server = await env.startServer(url, { LOG_LEVEL: 'warn' });
  const client = await signedIn(server.address, officer);
  let total = 0;
  let nth = 0;
  const { p50, p95 } = await latencyOfSame(async () => {
    const list = lists[nth++ % lists.length] ?? 'all';
    const answer = await client.raw(getPregnantWomen, { list, pageSize: 100 });
    if (answer.status !== 200) throw new Error(`the list was refused: ${answer.text.slice(0, 120)}`);
    total = (JSON.parse(answer.text) as { totals: { all: number } }).totals.all;
  }, pace);
  return {
    figure: `p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)} ms`,
    unit: `(${total.toLocaleString('en-IN')} pregnant women in a district of ${people.toLocaleString('en-IN')} people)`,
    holds: p95 < promised,
  };
}

export const row: BenchRow = {
  name: `list of pregnant women, ${people.toLocaleString('en-IN')} people`,
  promise: `p95 under ${promised} ms`,
  measure,
};
