import { measureSpeed } from '@teeka/domain/schedule';

/** Children of every age judged in a second by the schedule engine on one core; the best of five rounds. */
export function engineSpeed(children = 20_000): { readonly childrenPerSecond: number } {
  const { run } = measureSpeed(children);
  run();
  let best = 0;
  for (let round = 0; round < 5; round += 1) {
    const from = performance.now();
    run();
    best = Math.max(best, (children * 1000) / (performance.now() - from));
  }
  return { childrenPerSecond: Math.round(best) };
}

if (import.meta.main) {
  console.log(
    `schedule engine: ${engineSpeed().childrenPerSecond} children a second on one core (promised: 50000)`,
  );
}
