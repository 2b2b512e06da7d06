// Doses recorded over HTTP, beside PostgreSQL's own yardstick on the same server in the same run.
import { besideTpcb, costOfCalls, promiseBesideTpcb } from '../bench-run/cost-of-calls.ts';
import { dosePlace } from '../bench-run/dose-place.ts';
import { tpcb } from '../bench-run/pgbench.ts';
import type { BenchRow } from '../bench-run/row.ts';

const mostDoses = 45_000;
const warmUpDoses = 3000;
const promised = { server: 1, postgres: 1.1 };

export const row: BenchRow = {
  name: 'doses recorded a second',
  promise: promiseBesideTpcb(promised),
  async measure(env) {
    const yardstick = await tpcb(env);
    const { server, token, calls } = await dosePlace(env, mostDoses);
    const [warmUp, counted] = [calls.slice(0, warmUpDoses), calls.slice(warmUpDoses)];
    const cost = await costOfCalls({ server, token, warmUp, calls: counted });
    await server.stop();
    if (cost.failed > 0) throw new Error(`${cost.failed} doses were not recorded`);
    return besideTpcb({ one: 'dose', many: 'doses' }, cost, yardstick, promised);
  },
};
