// The due list over HTTP: the first page of a week for a whole district of 100,000 people, rows made and nobody behind.
import { newLogin } from '@teeka/contract/auth';
import { getVaccinationDueList } from '@teeka/contract/schedule';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { TestClient } from '../../apps/server/src/testing/test-client.ts';
import { addDays } from '../../packages/domain/calendar/index.ts';
import type { BenchEnv, BenchRow } from '../bench-run/row.ts';
import { benchDemo } from './demo.ts';

const people = 100_000;
const warmUp = 3;
const requests = 30;
const promised = 300;
const officer = { user_name: 'district1', password: 'Teeka@2026' };

async function measure(env: BenchEnv): ReturnType<BenchRow['measure']> {
  const { url, dueSeconds } = await benchDemo(env, people);
  const server = await env.startServer(url, { LOG_LEVEL: 'warn' });
  const client = new TestClient(server.address);
  await client.ask(newLogin, { ...officer, ts: String(Date.now()), secret: '' });
  const { today } = systemClock();
  const body = { from_date: today, to_date: addDays(today, 7) };
  const times: number[] = [];
  let total = 0;
  for (let nth = -warmUp; nth < requests; nth += 1) {
    const from = performance.now();
    const answer = await client.raw(getVaccinationDueList, body);
    const took = performance.now() - from;
    if (answer.status !== 200) throw new Error(`the list was refused: ${answer.text.slice(0, 120)}`);
    total = (JSON.parse(answer.text) as { total: number }).total;
    if (nth >= 0) times.push(took);
  }
  times.sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? Number.NaN;
  return {
    figure: `p50 ${median.toFixed(0)}, longest ${(times.at(-1) ?? Number.NaN).toFixed(0)} ms`,
    unit: `(${total.toLocaleString('en-IN')} people to call; everybody's rows made in ${dueSeconds.toFixed(1)} s)`,
    holds: median < promised,
  };
}

export const row: BenchRow = {
  name: `due-list of a week, ${people.toLocaleString('en-IN')} people`,
  promise: `under ${promised} ms`,
  measure,
};
