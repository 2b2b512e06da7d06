// Search over HTTP, as a phone does it, at 10,000 and at 1,000,000 people.
import { getBeneficiaries } from '@teeka/contract/beneficiaries';
import { seal } from '@teeka/contract/sealing';
import type { BenchEnv, BenchRow } from '../bench-run/row.ts';
import { type SearchedPerson, type SearchPlace, searchPlace } from '../bench-run/search-place.ts';
import { largeDemo } from './demo.ts';

interface Latency {
  readonly p50: number;
  readonly p99: number;
}

const kinds = [
  { what: 'mobile number', flag: 0, value: (person: SearchedPerson) => person.mobile },
  { what: 'reference number', flag: 1, value: (person: SearchedPerson) => person.beneficiary_id },
  { what: 'photo ID', flag: 2, value: (person: SearchedPerson) => person.photo },
] as const;
type Kind = (typeof kinds)[number];

const smallDemo = 10_000;
const warmUp = 400;
const searches = Number(process.env.BENCH_SEARCHES ?? 1000);
const promised = { p99: 30, ratio: 1.5 };

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** One search after another; sealing is the phone's work and not timed. */
async function latencyOf({ client, people }: SearchPlace, { flag, value }: Kind): Promise<Latency> {
  const { sessionKey } = client;
  if (!sessionKey) throw new Error('not signed in');
  const times: number[] = [];
  for (let nth = -warmUp; nth < searches; nth += 1) {
    const person = people[(nth + warmUp) % people.length] as SearchedPerson;
    const search_value = await seal(sessionKey, value(person));
    const body = { search_value, flag, photo_id_type_id: flag === 2 ? person.photoType : null };
    const from = performance.now();
    const answer = await client.raw(getBeneficiaries, body);
    const took = performance.now() - from;
    if (answer.status !== 200 || !answer.text.includes(person.beneficiary_id)) {
      throw new Error(`the search found nobody: ${answer.status} ${answer.text.slice(0, 120)}`);
    }
    if (nth >= 0) times.push(took);
  }
  times.sort((a, b) => a - b);
  return { p50: at(times, 0.5), p99: at(times, 0.99) };
}

const milliseconds = (value: number): string => value.toFixed(1);

async function measure(env: BenchEnv, kind: Kind): ReturnType<BenchRow['measure']> {
  const small = await latencyOf(await searchPlace(env, smallDemo), kind);
  const large = await latencyOf(await searchPlace(env, largeDemo), kind);
  const ratio = large.p50 / small.p50;
  return {
    figure: `p50 ${milliseconds(large.p50)}, p99 ${milliseconds(large.p99)} ms`,
    unit: `(at 10,000: ${milliseconds(small.p50)}, ${milliseconds(small.p99)}; ratio ${ratio.toFixed(2)})`,
    holds: large.p99 < promised.p99 && ratio < promised.ratio,
  };
}

export const rows: BenchRow[] = kinds.map((kind) => ({
  name: `search by ${kind.what}, ${largeDemo.toLocaleString('en-IN')} people`,
  promise: 'p99 under 30 ms, p50 at most 1.5 times that of 10,000',
  measure: (env) => measure(env, kind),
}));
