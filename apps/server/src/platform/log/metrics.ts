import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Pool } from '../db/pool.ts';

export interface Metrics {
  readonly registry: Registry;
  served(call: string, status: number, seconds: number): void;
  refused(code: string): void;
  /** A refusal that may be somebody's trying. */
  tried(code: string): void;
}

/** Counts and durations for Prometheus; the labels are names of calls and codes, never values. */
export function makeMetrics(pool: Pool): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'teeka_call_seconds',
    help: 'Time to answer, by call and status',
    labelNames: ['call', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'teeka_refusals_total',
    help: 'Refusals by code',
    labelNames: ['code'],
    registers: [registry],
  });
  const tries = new Counter({
    name: 'teeka_refused_tries_total',
    help: 'Refusals that may be somebody trying what is not theirs, by code',
    labelNames: ['code'],
    registers: [registry],
  });
  new Gauge({
    name: 'teeka_database_connections',
    help: 'Connections to the database, by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited for' }, pool.waitingCount);
    },
  });
  return {
    registry,
    served: (call, status, seconds) => durations.observe({ call, status: String(status) }, seconds),
    refused: (code) => refusals.inc({ code }),
    tried: (code) => tries.inc({ code }),
  };
}
