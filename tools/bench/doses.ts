// Doses recorded over HTTP, beside PostgreSQL's own yardstick on the same server in the same run.
import { dosePlace } from '../bench-run/dose-place.ts';
import { hammer } from '../bench-run/hammer.ts';
import { pgbench } from '../bench-run/pgbench.ts';
import type { BenchRow } from '../bench-run/row.ts';

const clients = 16;
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const mostDoses = 45_000;
const promised = 0.4;

export const row: BenchRow = {
  name: 'doses recorded a second',
  promise: `at least ${promised} of pgbench's TPC-B rate, ${clients} clients`,
  async measure(env) {
    const tps = await pgbench(await env.newDatabase('bench_tpcb'), { clients, seconds });
    const place = await dosePlace(env, mostDoses);
    const { perSecond, failed } = await hammer(
      { address: place.server.address, token: place.token, calls: place.calls },
      { clients, seconds, warmUp: 3 },
    );
    await place.server.stop();
    if (failed > 0) throw new Error(`${failed} doses were not recorded`);
    const figure = Math.round(perSecond);
    if (tps === undefined) return { figure, unit: 'doses/s (pgbench is not installed: no comparison)' };
    const ratio = perSecond / tps;
    return {
      figure,
      unit: `doses/s (pgbench ${Math.round(tps)} tps; ratio ${ratio.toFixed(2)})`,
      holds: ratio >= promised,
    };
  },
};
