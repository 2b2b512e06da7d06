// Lists over HTTP: the first page of a hundred people of a month, at 10,000 and at 1,000,000 people.
import { getBeneficiaryByVaccinatorId, getVaccinatedBeneficiaryList } from '@teeka/contract/beneficiaries';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { addMonths } from '../../packages/domain/calendar/index.ts';
import type { BenchEnv, BenchRow } from '../bench-run/row.ts';
import { type SearchPlace, searchPlace } from '../bench-run/search-place.ts';
import { largeDemo } from './demo.ts';

const lists = [
  { what: 'vaccinated', call: getVaccinatedBeneficiaryList },
  { what: 'registered', call: getBeneficiaryByVaccinatorId },
] as const;
type List = (typeof lists)[number];

const smallDemo = 10_000;
const warmUp = 20;
const asked = 200;
const promised = 100;

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

async function latencyOf({ client }: SearchPlace, { call }: List) {
  const { today } = systemClock();
  const body = { from_date: addMonths(today, -1), to_date: today };
  const times: number[] = [];
  let people = 0;
  for (let nth = -warmUp; nth < asked; nth += 1) {
    const from = performance.now();
    const answer = await client.raw(call, body);
    const took = performance.now() - from;
    if (answer.status !== 200) throw new Error(`the list was refused: ${answer.text.slice(0, 120)}`);
    people = (JSON.parse(answer.text) as { data: unknown[] }).data.length;
    if (nth >= 0) times.push(took);
  }
  times.sort((a, b) => a - b);
  return { p50: at(times, 0.5), p99: at(times, 0.99), people };
}

async function measure(env: BenchEnv, list: List): ReturnType<BenchRow['measure']> {
  const small = await latencyOf(await searchPlace(env, smallDemo), list);
  const large = await latencyOf(await searchPlace(env, largeDemo), list);
  return {
    figure: `p50 ${large.p50.toFixed(1)}, p99 ${large.p99.toFixed(1)} ms`,
    unit: `(${large.people} people on the page; at 10,000: ${small.p50.toFixed(1)}, ${small.p99.toFixed(1)}, ${small.people} people)`,
    holds: large.p99 < promised,
  };
}

export const rows: BenchRow[] = lists.map((list) => ({
  name: `list of ${list.what} of a month, ${largeDemo.toLocaleString('en-IN')} people`,
  promise: `p99 under ${promised} ms`,
  measure: (env) => measure(env, list),
}));
