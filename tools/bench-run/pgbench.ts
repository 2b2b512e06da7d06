import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cpuOfPostgres } from './cpu-time.ts';
import { oncePerRun } from './once.ts';
import type { BenchEnv } from './row.ts';

const run = promisify(execFile);

/** The yardstick of every write: TPC-B on the same PostgreSQL in the same run. */
export interface Tpcb {
  readonly perSecond: number;
  /** Milliseconds of CPU that a transaction costs PostgreSQL, all its processes together. */
  readonly cpu: number;
}

const clients = 16;
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const once = oncePerRun<Tpcb | undefined>();

/** `pgbench -M prepared` with 16 clients, measured once a run; undefined where the program is missing. */
export const tpcb = (env: BenchEnv): Promise<Tpcb | undefined> => once(env, '', () => measure(env));

async function measure(env: BenchEnv): Promise<Tpcb | undefined> {
  const url = await env.newDatabase('bench_tpcb');
  try {
    await run('pgbench', ['-i', '-q', '-s', '20', url], { maxBuffer: 1e8 });
    const before = await cpuOfPostgres(url);
    const args = ['-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds), url];
    const { stdout } = await run('pgbench', args, { maxBuffer: 1e8 });
    const used = (await cpuOfPostgres(url)) - before;
    const done = Number(/actually processed: ([0-9]+)/.exec(stdout)?.[1]);
    return { perSecond: Number(/tps = ([0-9.]+)/.exec(stdout)?.[1]), cpu: used / done };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
