// The list of pregnant women over HTTP: its first page with the counts of all lists, for a whole district of 1,000,000 people.
import { newLogin } from '@teeka/contract/auth';
import { getPregnantWomen } from '@teeka/contract/pregnancies';
import { TestClient } from '../../apps/server/src/testing/test-client.ts';
import type { BenchEnv, BenchRow } from '../bench-run/row.ts';
import { benchDemo } from './demo.ts';

const people = 1_000_000;
const warmUp = 3;
const requests = 40;
const promised = 300;
const officer = { user_name: 'district1', password: 'Teeka@2026' };
const lists = ['all', 'high-risk', 'overdue', 'outcome-missing'] as const;

async function measure(env: BenchEnv): ReturnType<BenchRow['measure']> {
  const { url } = await benchDemo(env, people);
  const server = await env.startServer(url, { LOG_LEVEL: 'warn' });
  const client = new TestClient(server.address);
  await client.ask(newLogin, { ...officer, ts: String(Date.now()), secret: '' });
  const times: number[] = [];
  let total = 0;
  for (let nth = -warmUp; nth < requests; nth += 1) {
    const list = lists[Math.abs(nth) % lists.length] ?? 'all';
    const from = performance.now();
    const answer = await client.raw(getPregnantWomen, { list, pageSize: 100 });
    const took = performance.now() - from;
    if (answer.status !== 200) throw new Error(`the list was refused: ${answer.text.slice(0, 120)}`);
    total = (JSON.parse(answer.text) as { totals: { all: number } }).totals.all;
    if (nth >= 0) times.push(took);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return {
    figure: `p50 ${at(0.5).toFixed(0)}, p95 ${at(0.95).toFixed(0)} ms`,
    unit: `(${total.toLocaleString('en-IN')} pregnant women in a district of ${people.toLocaleString('en-IN')} people)`,
    holds: at(0.95) < promised,
  };
}

export const row: BenchRow = {
  name: `list of pregnant women, ${people.toLocaleString('en-IN')} people`,
  promise: `p95 under ${promised} ms`,
  measure,
};
