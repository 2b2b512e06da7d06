// Lists over HTTP: the first page of a hundred people of a month, at 10,000 and at 1,000,000 people.
import { getBeneficiaryByVaccinatorId, getVaccinatedBeneficiaryList } from '@teeka/contract/beneficiaries';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { addMonths } from '../../packages/domain/calendar/index.ts';
import { inMilliseconds, type Latency, latencyOf } from '../bench-run/latency.ts';
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
const requests = 200;
const promised = 100;

async function listed({ client }: SearchPlace, { call }: List): Promise<Latency & { readonly people: number }> {
  const { today } = systemClock();
  const body = { from_date: addMonths(today, -1), to_date: today };
  let people = 0;
  const ask = async () => {
    const answer = await client.raw(call, body);
    if (answer.status !== 200) throw new Error(`the list was refused: ${answer.text.slice(0, 120)}`);
    people = (JSON.parse(answer.text) as { data: unknown[] }).data.length;
  };
  const latency = await latencyOf(
    Array.from({ length: warmUp + requests }, () => ask),
    warmUp,
  );
  return { ...latency, people };
}

async function measure(env: BenchEnv, list: List): ReturnType<BenchRow['measure']> {
  const small = await listed(await searchPlace(env, smallDemo), list);
  const large = await listed(await searchPlace(env, largeDemo), list);
  return {
    figure: inMilliseconds(large),
    unit: `(${large.people} people on the page; at 10,000: ${inMilliseconds(small)}, ${small.people} people)`,
    holds: large.p99 < promised,
  };
}

export const rows: BenchRow[] = lists.map((list) => ({
  name: `list of ${list.what} of a month, ${largeDemo.toLocaleString('en-IN')} people`,
  promise: `p99 under ${promised} ms`,
  measure: (env) => measure(env, list),
}));
