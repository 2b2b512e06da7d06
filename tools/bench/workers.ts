// The list of workers over HTTP in a district of 10,000 accounts: its first page, and a search by a part of a name.
import { getWorkers } from '@teeka/contract/workers';
import { withClient } from '../../apps/server/src/platform/db/client.ts';
import { inMilliseconds, latencyOf } from '../bench-run/latency.ts';
import type { BenchEnv, BenchRow } from '../bench-run/row.ts';
import { searchPlace, signedIn } from '../bench-run/search-place.ts';

const accounts = 10_000;
const people = 10_000;
const user_name = 'district1';
const promised = 300;

/** Copies the accounts of the demo's session workers until there are so many; nobody signs in with a copy. */
const copy = `insert into app_user (user_id, user_name, password_hash, display_name, role, user_level, state_code,
    district_code, block_code, facility_id, default_site_id, store_key_wrapped)
  select gen_random_uuid(), u.user_name || '.' || n, u.password_hash, u.display_name || ' ' || chr(65 + (n % 26)::int),
    u.role, u.user_level, u.state_code, u.district_code, u.block_code, u.facility_id, u.default_site_id,
    u.store_key_wrapped
  from generate_series(1, $1::int) n
  join lateral (select * from app_user where user_level = 'Facility' order by md5(user_id::text || n) limit 1) u on true`;

async function measure(env: BenchEnv): ReturnType<BenchRow['measure']> {
  const { address, databaseUrl } = await searchPlace(env, people);
  await withClient(databaseUrl, async (client) => {
    await client.query(copy, [accounts]);
    await client.query('analyze app_user');
  });
  const client = await signedIn(address, user_name);
  let total = 0;
  const ask = (search: string) => async (): Promise<void> => {
    const answer = await client.raw(getWorkers, { search });
    if (answer.status !== 200) throw new Error(`refused: ${answer.status} ${answer.text.slice(0, 120)}`);
    if (search === '') ({ total } = JSON.parse(answer.text) as { total: number });
  };
  const turns = <T>(of: T): T[] => Array.from({ length: 50 }, () => of);
  const page = await latencyOf(turns(ask('')), 5);
  const searched = await latencyOf(turns(ask('sunita')), 5);
  return {
    figure: inMilliseconds(page),
    unit: `(${total.toLocaleString('en-IN')} workers; by a name: ${inMilliseconds(searched)})`,
    holds: Math.max(page.p99, searched.p99) < promised,
  };
}

export const row: BenchRow = {
  name: `list of ${accounts.toLocaleString('en-IN')} workers of a district`,
  promise: `p99 under ${promised} ms`,
  measure,
};
