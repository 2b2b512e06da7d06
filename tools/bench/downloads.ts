// A list of 100,000 people as a workbook, made beside the calls: how long, in how much memory, and how long others wait meanwhile.
import { setTimeout as pause } from 'node:timers/promises';
import { getVaccinatedBeneficiaryList } from '@teeka/contract/beneficiaries';
import { listDownloads, startDownload } from '@teeka/contract/downloads';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { withClient } from '../../apps/server/src/platform/db/client.ts';
import { mostRowsOfFile } from '../../packages/domain/downloads/index.ts';
import { inMilliseconds, type Latency } from '../bench-run/latency.ts';
import { forgetPeak, peakOf } from '../bench-run/peak-memory.ts';
import type { BenchRow } from '../bench-run/row.ts';
import { searchPlace, signedIn } from '../bench-run/search-place.ts';

const smallDemo = 10_000;
const worker = 'vaccinator1';
const other = 'anm1';
const promised = { megabytes: 300, p99: 100 };

/** So many more people of one village, registered today by the worker. */
const registered = `
  insert into beneficiary select (jsonb_populate_record(null::beneficiary, to_jsonb(b) || jsonb_build_object('beneficiary_id', 30000000000000 + n,
    'created_by', u.user_id, 'created_at', now()))).*
  from app_user u join site_village v on v.session_site_id = u.default_site_id
  cross join lateral (select * from beneficiary where village_code = v.village_code limit 1) b, generate_series(1, $2::int) n
  where u.user_name = $1 and v.village_code = (
    select min(village_code) from site_village where session_site_id = u.default_site_id)`;

const at = (times: readonly number[], share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN;

export const row: BenchRow = {
  name: `workbook of ${mostRowsOfFile.toLocaleString('en-IN')} rows beside the calls`,
  promise: `server at most ${promised.megabytes} MB; a list of others p99 under ${promised.p99} ms`,
  async measure(env) {
    const { address, databaseUrl, pid } = await searchPlace(env, smallDemo);
    const [maker, reader] = [await signedIn(address, worker), await signedIn(address, other)];
    const { today } = systemClock();
    await withClient(databaseUrl, (client) => client.query(registered, [worker, mostRowsOfFile - 1000]));
    forgetPeak(pid);
    const before = peakOf(pid);
    const from = performance.now();
    await maker.ask(startDownload, { report: 'registered', from_date: today, to_date: today });
    const times: number[] = [];
    for (let looked = 0; ; ) {
      const sent = performance.now();
      const answer = await reader.raw(getVaccinatedBeneficiaryList, { from_date: today, to_date: today });
      if (answer.status !== 200) throw new Error(answer.text.slice(0, 120));
      times.push(performance.now() - sent);
      await pause(40);
      if (performance.now() - looked < 500) continue;
      looked = performance.now();
      const [file] = (await maker.ask(listDownloads, {})).downloads;
      if (file?.state === 'failed') throw new Error('the file could not be made');
      if (file?.state !== 'ready') continue;
      const seconds = (performance.now() - from) / 1000;
      times.sort((one, two) => one - two);
      const latency: Latency = { p50: at(times, 0.5), p99: at(times, 0.99) };
      const peak = peakOf(pid);
      return {
        figure: seconds.toFixed(1),
        unit: `s, ${((file.bytes ?? 0) / 1e6).toFixed(1)} MB file; server ${Math.round(before)} to ${Math.round(peak)} MB; others ${inMilliseconds(latency)}`,
        holds: peak <= promised.megabytes && latency.p99 < promised.p99,
      };
    }
  },
};
