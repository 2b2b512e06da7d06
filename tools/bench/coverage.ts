// The page of coverage over HTTP, and the children behind its zero doses: of a block, a district and the whole country of 1,000,000 people.
import { getCoverage, getZeroDoseList } from '@teeka/contract/coverage';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import type { TestClient } from '../../apps/server/src/testing/test-client.ts';
import { lastWholeMonth } from '../../packages/domain/coverage/index.ts';
import { coveragePlace } from '../bench-run/coverage-place.ts';
import { latencyOfSame } from '../bench-run/latency.ts';
import type { BenchEnv, BenchRow } from '../bench-run/row.ts';
import { signedIn } from '../bench-run/search-place.ts';
import { largeDemo } from './demo.ts';

const pace = { warmUp: 5, requests: 60 };
const promised = 100;
const officers = ['supervisor1', 'district1', 'national1'];
const periods = [
  { months: 1, name: 'month' },
  { months: 12, name: 'year' },
] as const;
type Months = { readonly month: string; readonly months: 1 | 12 };

const month = () => lastWholeMonth(systemClock().today).slice(0, 7);
const inIndia = (count: number): string => count.toLocaleString('en-IN');

interface Asking {
  /** Answers how many children it told of. */
  readonly ask: (client: TestClient, months: Months) => Promise<number>;
  readonly of: (children: number) => string;
}

/** A call by each officer, of each period. */
async function byOfficers(env: BenchEnv, { ask, of }: Asking): ReturnType<BenchRow['measure']> {
  const { address, made, seconds } = await coveragePlace(env);
  const figures: string[] = [];
  let slowest = 0;
  let children = 0;
  for (const user_name of officers) {
    const client = await signedIn(address, user_name);
    for (const { months, name } of periods) {
      const { p95 } = await latencyOfSame(async () => {
        children = await ask(client, { month: month(), months });
      }, pace);
      slowest = Math.max(slowest, p95);
      figures.push(`${user_name} ${name} ${p95.toFixed(0)}`);
    }
  }
  return {
    figure: `p95 ${figures.join(', ')} ms`,
    unit: `(${of(children)}; figures of ${inIndia(made)} villages and sites made in ${seconds.toFixed(0)} s)`,
    holds: slowest < promised,
  };
}

const promise = `p95 under ${promised} ms`;

export const rows: BenchRow[] = [
  {
    name: `coverage of a month and of twelve, ${inIndia(largeDemo)} people`,
    promise,
    measure: (env) =>
      byOfficers(env, {
        ask: async (client, months) => (await client.ask(getCoverage, months)).first.children,
        of: (children) => `${inIndia(children)} children who turn one`,
      }),
  },
  {
    name: `children with zero doses, ${inIndia(largeDemo)} people`,
    promise,
    measure: (env) =>
      byOfficers(env, {
        ask: async (client, months) => (await client.ask(getZeroDoseList, { ...months, pageSize: 100 })).total,
        of: (children) => `first hundred of ${inIndia(children)}`,
      }),
  },
];
