import { refreshCoverage } from '../../apps/server/src/modules/coverage/index.ts';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { openPool } from '../../apps/server/src/platform/db/pool.ts';
import { benchDemo, largeDemo } from '../bench/demo.ts';
import { oncePerRun } from './once.ts';
import type { BenchEnv } from './row.ts';

/** A server with the large demo whose figures of coverage are made. */
export interface CoveragePlace {
  readonly address: string;
  /** Villages and sites. */
  readonly made: number;
  readonly seconds: number;
}

async function prepare(env: BenchEnv): Promise<CoveragePlace> {
  const { url } = await benchDemo(env, largeDemo);
  const pool = openPool({ url, connections: 2 });
  const began = performance.now();
  const made = await refreshCoverage({ pool, clock: systemClock });
  const seconds = (performance.now() - began) / 1000;
  await pool.end();
  const { address } = await env.startServer(url, { LOG_LEVEL: 'warn' });
  return { address, made, seconds };
}

const once = oncePerRun<CoveragePlace>();

/** Brought up once, however many rows measure on it. */
export const coveragePlace = (env: BenchEnv): Promise<CoveragePlace> => once(env, '', () => prepare(env));
