// The schedule engine on one core.
import { measureSpeed } from '@teeka/domain/schedule';
import type { BenchRow } from '../bench-run/row.ts';

const promised = 50_000;
const children = 20_000;
const rounds = 5;

/** Children of every age judged in a second by the schedule engine; the best of five rounds. */
function childrenPerSecond(): number {
  const { run } = measureSpeed(children);
  run();
  let best = 0;
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    run();
    best = Math.max(best, (children * 1000) / (performance.now() - from));
  }
  return Math.round(best);
}

export const row: BenchRow = {
  name: 'schedule engine',
  promise: 'at least 50,000 children a second on one core',
  async measure() {
    const figure = childrenPerSecond();
    return { figure, unit: 'children/s', holds: figure >= promised };
  },
};
