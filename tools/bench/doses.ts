// Doses recorded over HTTP, beside PostgreSQL's own yardstick on the same server in the same run.
import { cpuOf, cpuOfPostgres } from '../bench-run/cpu-time.ts';
import { type DosePlace, dosePlace } from '../bench-run/dose-place.ts';
import { hammer } from '../bench-run/hammer.ts';
import { tpcb } from '../bench-run/pgbench.ts';
import type { BenchRow } from '../bench-run/row.ts';

const clients = 16;
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const mostDoses = 45_000;
/** Fewer would measure connections being opened and statements being planned. */
const warmUpDoses = 3000;
/** Times the CPU that a TPC-B transaction costs PostgreSQL. Throughput depends on the disk and only informs. */
const promised = { server: 1, postgres: 1.1 };

/** Records doses and tells what one of them costs the server and PostgreSQL, in milliseconds of CPU. */
async function record({ server, token, calls }: DosePlace) {
  const target = { address: server.address, token };
  await hammer({ ...target, calls: calls.slice(0, warmUpDoses) }, { clients, seconds: 60, warmUp: 0 });
  const used = async () => ({ server: cpuOf(server.pid), postgres: await cpuOfPostgres(server.databaseUrl) });
  const before = await used();
  const counted = await hammer({ ...target, calls: calls.slice(warmUpDoses) }, { clients, seconds, warmUp: 0 });
  const after = await used();
  const each = (of: keyof typeof before) => (after[of] - before[of]) / counted.done;
  return { ...counted, cpu: { server: each('server'), postgres: each('postgres') } };
}

export const row: BenchRow = {
  name: 'doses recorded a second',
  promise: `CPU at most ${promised.server} (server) and ${promised.postgres} (PostgreSQL) times that of TPC-B, ${clients} clients`,
  async measure(env) {
    const yardstick = await tpcb(env);
    const place = await dosePlace(env, mostDoses);
    const { perSecond, failed, cpu } = await record(place);
    await place.server.stop();
    if (failed > 0) throw new Error(`${failed} doses were not recorded`);
    const figure = Math.round(perSecond);
    const cost = `CPU a dose: server ${cpu.server.toFixed(2)} ms, PostgreSQL ${cpu.postgres.toFixed(2)} ms`;
    if (!yardstick) return { figure, unit: `doses/s (${cost}; pgbench is not installed: no comparison)` };
    const times = { server: cpu.server / yardstick.cpu, postgres: cpu.postgres / yardstick.cpu };
    const beside = `${times.server.toFixed(2)} and ${times.postgres.toFixed(2)} times TPC-B's ${yardstick.cpu.toFixed(2)} ms`;
    const rate = `rate ${(perSecond / yardstick.perSecond).toFixed(2)} of ${Math.round(yardstick.perSecond)} tps`;
    return {
      figure,
      unit: `doses/s (${cost}: ${beside}; ${rate})`,
      holds: times.server <= promised.server && times.postgres <= promised.postgres,
    };
  },
};
