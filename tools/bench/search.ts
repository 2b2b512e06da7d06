// Search over HTTP, as a phone does it, at 10,000 and at 1,000,000 people.
import { getBeneficiaries } from '@teeka/contract/beneficiaries';
import { inMilliseconds, type Latency, latencyOf } from '../bench-run/latency.ts';
import type { BenchEnv, BenchRow } from '../bench-run/row.ts';
import { sealedBody } from '../bench-run/sealed-body.ts';
import { type SearchedPerson, type SearchPlace, searchPlace } from '../bench-run/search-place.ts';
import { largeDemo } from './demo.ts';

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

/** One search after another; sealing is the phone's work and not timed. */
async function searched({ client, people }: SearchPlace, { flag, value }: Kind): Promise<Latency> {
  const prepared = Array.from({ length: warmUp + searches }, async (_, nth) => {
    const person = people[nth % people.length] as SearchedPerson;
    const photo_id_type_id = flag === 2 ? person.photoType : null;
    const input = { search_value: value(person), flag, photo_id_type_id };
    return { person, body: await sealedBody(getBeneficiaries, input, client.sessionKey) };
  });
  const calls = (await Promise.all(prepared)).map(({ person, body }) => async () => {
    const answer = await client.raw(getBeneficiaries, body);
    if (answer.status !== 200 || !answer.text.includes(person.beneficiary_id))
      throw new Error(`the search found nobody: ${answer.status} ${answer.text.slice(0, 120)}`);
  });
  return latencyOf(calls, warmUp);
}

async function measure(env: BenchEnv, kind: Kind): ReturnType<BenchRow['measure']> {
  const small = await searched(await searchPlace(env, smallDemo), kind);
  const large = await searched(await searchPlace(env, largeDemo), kind);
  const ratio = large.p50 / small.p50;
  return {
    figure: inMilliseconds(large),
    unit: `(at 10,000: ${inMilliseconds(small)}; ratio ${ratio.toFixed(2)})`,
    holds: large.p99 < promised.p99 && ratio < promised.ratio,
  };
}

export const rows: BenchRow[] = kinds.map((kind) => ({
  name: `search by ${kind.what}, ${largeDemo.toLocaleString('en-IN')} people`,
  promise: 'p99 under 30 ms, p50 at most 1.5 times that of 10,000',
  measure: (env) => measure(env, kind),
}));
