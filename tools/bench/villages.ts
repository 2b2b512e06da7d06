// A village found by a part of its name, over HTTP, where the directory has all 600,000 villages of the country in 6,000 blocks of 300 districts and those of the demo.
import { findVillages } from '@teeka/contract/sites';
import { withClient } from '../../apps/server/src/platform/db/client.ts';
import { inMilliseconds, latencyOfSame } from '../bench-run/latency.ts';
import type { BenchRow } from '../bench-run/row.ts';
import { signedIn } from '../bench-run/search-place.ts';
import { benchDemo } from './demo.ts';

const smallDemo = 1000;
const villages = 600_000;
const blocks = 6000;
const districts = 300;
const promised = 300;
const first = 50_000_000;
/** Reads every village of the country for each word; told, not promised. */
const wholeCountry = 'national1';

/** The places of the demo again and again under numbers of their own: districts, blocks of those, villages of those blocks. */
const copied = (
  level: 'district' | 'block' | 'village',
  { count, parents }: { readonly count: number; readonly parents: string },
) => `
  insert into location select (jsonb_populate_record(null::location, to_jsonb(l) || jsonb_build_object(
    'code', ${first} + n, 'parent_code', ${parents}))).*
  from generate_series(1, ${count}) n
  join (select l.*, row_number() over (order by code) - 1 as nth, count(*) over () as every_one
    from location l where level = '${level}') l on l.nth = n % l.every_one`;
const directory = [
  copied('district', { count: districts, parents: 'l.parent_code' }),
  // Those of the demo have their share: twenty blocks with two thousand villages.
  copied('block', {
    count: blocks,
    parents: `case n % ${districts} when 0 then l.parent_code else ${first} + n % ${districts} end`,
  }),
  copied('village', { count: villages, parents: `${first} + 1 + n % ${blocks}` }),
  'analyze location',
];

export const row: BenchRow = {
  name: `villages of a country found by name, ${villages.toLocaleString('en-IN')} villages`,
  promise: `p95 under ${promised} ms in a block and in a district`,
  async measure(env) {
    const { url } = await benchDemo(env, smallDemo);
    await withClient(url, async (client) => {
      for (const statement of directory) await client.query(statement);
    });
    const { address } = await env.startServer(url, { LOG_LEVEL: 'warn' });
    const figures: string[] = [];
    let holds = true;
    for (const user_name of ['supervisor1', 'district1', wholeCountry]) {
      const client = await signedIn(address, user_name);
      const { villages: any } = await client.ask(findVillages, {});
      const searches = ['', ...any.slice(0, 3).map(({ village_name }) => village_name)];
      let nth = 0;
      const latency = await latencyOfSame(
        async () => {
          await client.ask(findVillages, { search: searches[nth++ % searches.length] ?? '' });
        },
        { warmUp: 4, requests: 40 },
      );
      if (user_name !== wholeCountry) holds &&= latency.p95 < promised;
      figures.push(`${user_name} ${inMilliseconds(latency)}`);
    }
    return { figure: figures.join('; '), unit: '', holds };
  },
};
