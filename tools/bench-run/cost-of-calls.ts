import { cpuOf, cpuOfPostgres } from './cpu-time.ts';
import { hammer, type Shot } from './hammer.ts';
import type { Tpcb } from './pgbench.ts';
import type { BenchFigure, BenchServer } from './row.ts';

export const clients = 16;
const seconds = Number(process.env.BENCH_SECONDS ?? 10);

interface Cost {
  readonly perSecond: number;
  readonly failed: number;
  /** Milliseconds of CPU that one of them costs. */
  readonly cpu: { readonly server: number; readonly postgres: number };
}

export interface Sent {
  readonly server: BenchServer;
  readonly token: string;
  /** Sent first and not counted: otherwise connections being opened and statements being planned would be measured. */
  readonly warmUp: readonly Shot[];
  readonly calls: readonly Shot[];
}

/** Sends the calls by sixteen clients and tells what one of them costs the server and PostgreSQL. */
export async function costOfCalls({ server, token, warmUp, calls }: Sent): Promise<Cost> {
  const target = { address: server.address, token };
  await hammer({ ...target, calls: warmUp }, { clients, seconds: 60, warmUp: 0 });
  const used = async () => ({ server: cpuOf(server.pid), postgres: await cpuOfPostgres(server.databaseUrl) });
  const before = await used();
  const counted = await hammer({ ...target, calls }, { clients, seconds, warmUp: 0 });
  const after = await used();
  const each = (of: keyof typeof before) => (after[of] - before[of]) / counted.done;
  return { ...counted, cpu: { server: each('server'), postgres: each('postgres') } };
}

/** Throughput depends on the disk and only informs; what is promised is the CPU, as times of a TPC-B transaction's. */
export function besideTpcb(
  of: { readonly one: string; readonly many: string },
  { perSecond, cpu }: Cost,
  yardstick: Tpcb | undefined,
  promised: { readonly server: number; readonly postgres: number },
): BenchFigure {
  const figure = Math.round(perSecond);
  const cost = `CPU a ${of.one}: server ${cpu.server.toFixed(2)} ms, PostgreSQL ${cpu.postgres.toFixed(2)} ms`;
  if (!yardstick) return { figure, unit: `${of.many}/s (${cost}; pgbench is not installed: no comparison)` };
  const times = { server: cpu.server / yardstick.cpu, postgres: cpu.postgres / yardstick.cpu };
  const beside = `${times.server.toFixed(2)} and ${times.postgres.toFixed(2)} times TPC-B's ${yardstick.cpu.toFixed(2)} ms`;
  const rate = `rate ${(perSecond / yardstick.perSecond).toFixed(2)} of ${Math.round(yardstick.perSecond)} tps`;
  return {
    figure,
    unit: `${of.many}/s (${cost}: ${beside}; ${rate})`,
    holds: times.server <= promised.server && times.postgres <= promised.postgres,
  };
}

export const promiseBesideTpcb = ({
  server,
  postgres,
}: {
  readonly server: number;
  readonly postgres: number;
}): string => `CPU at most ${server} (server) and ${postgres} (PostgreSQL) times that of TPC-B, ${clients} clients`;
