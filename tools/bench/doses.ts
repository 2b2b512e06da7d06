// Doses recorded over HTTP, beside PostgreSQL's own yardstick on the same server in the same run.
import { cpuOf, processesOf } from '../bench-run/cpu-time.ts';
import { type DosePlace, dosePlace } from '../bench-run/dose-place.ts';
import { hammer } from '../bench-run/hammer.ts';
import { pgbench } from '../bench-run/pgbench.ts';
import type { BenchRow } from '../bench-run/row.ts';

const clients = 16;
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const mostDoses = 45_000;
/** Fewer would measure connections being opened and statements being planned. */
const warmUpDoses = 3000;
const promised = 0.4;

/** Records doses and tells what one of them costs the server and PostgreSQL. */
async function record({ server, token, calls }: DosePlace) {
  const target = { address: server.address, token };
  await hammer({ ...target, calls: calls.slice(0, warmUpDoses) }, { clients, seconds: 60, warmUp: 0 });
  const databases = await processesOf(server.databaseUrl);
  const used = () => [cpuOf([server.pid]), cpuOf(databases)];
  const before = used();
  const counted = await hammer({ ...target, calls: calls.slice(warmUpDoses) }, { clients, seconds, warmUp: 0 });
  const costs = used().map((after, at) => ((after ?? Number.NaN) - (before[at] ?? Number.NaN)) / counted.done);
  const [ours, theirs] = costs.map((cost) => cost.toFixed(2));
  return { ...counted, cost: `CPU a dose: server ${ours} ms, PostgreSQL ${theirs} ms` };
}

export const row: BenchRow = {
  name: 'doses recorded a second',
  promise: `at least ${promised} of pgbench's TPC-B rate, ${clients} clients`,
  async measure(env) {
    const tps = await pgbench(await env.newDatabase('bench_tpcb'), { clients, seconds });
    const place = await dosePlace(env, mostDoses);
    const { perSecond, failed, cost } = await record(place);
    await place.server.stop();
    if (failed > 0) throw new Error(`${failed} doses were not recorded`);
    const figure = Math.round(perSecond);
    if (tps === undefined) return { figure, unit: `doses/s (${cost}; pgbench is not installed: no comparison)` };
    const ratio = perSecond / tps;
    return {
      figure,
      unit: `doses/s (pgbench ${Math.round(tps)} tps; ratio ${ratio.toFixed(2)}; ${cost})`,
      holds: ratio >= promised,
    };
  },
};
