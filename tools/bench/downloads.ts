// A list of 100,000 people as a workbook, made beside the calls: how long, in how much memory, and how long others wait meanwhile.
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { withClient } from '../../apps/server/src/platform/db/client.ts';
import { mostRowsOfFile } from '../../packages/domain/downloads/index.ts';
import { madeBeside, promiseBeside } from '../bench-run/made-beside.ts';
import type { BenchRow } from '../bench-run/row.ts';
import { searchPlace, signedIn } from '../bench-run/search-place.ts';

const smallDemo = 10_000;
const worker = 'vaccinator1';
const other = 'anm1';

/** So many more people of one village, registered today by the worker. */
const registered = `
  insert into beneficiary select (jsonb_populate_record(null::beneficiary, to_jsonb(b) || jsonb_build_object('beneficiary_id', 30000000000000 + n,
    'created_by', u.user_id, 'created_at', now()))).*
  from app_user u join site_village v on v.session_site_id = u.default_site_id
  cross join lateral (select * from beneficiary where village_code = v.village_code limit 1) b, generate_series(1, $2::int) n
  where u.user_name = $1 and v.village_code = (
    select min(village_code) from site_village where session_site_id = u.default_site_id)`;

export const row: BenchRow = {
  name: `workbook of ${mostRowsOfFile.toLocaleString('en-IN')} rows beside the calls`,
  promise: promiseBeside,
  async measure(env) {
    const { address, databaseUrl, pid } = await searchPlace(env, smallDemo);
    const [maker, reader] = [await signedIn(address, worker), await signedIn(address, other)];
    const { today } = systemClock();
    await withClient(databaseUrl, (client) => client.query(registered, [worker, mostRowsOfFile - 1000]));
    return madeBeside({ pid, maker, reader }, { report: 'registered', from_date: today, to_date: today });
  },
};
