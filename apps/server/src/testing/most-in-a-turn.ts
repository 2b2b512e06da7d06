const stepMs = 1;

/**
 * How many steps `work` makes at most before others have their turn. A step takes a millisecond or more: whoever gives way
 * every 20 ms makes no more than 20, however busy the machine is.
 */
export async function mostInATurn(work: (step: () => void) => Promise<unknown>): Promise<number> {
  let turn = 0;
  let others = setImmediate(function theirs() {
    turn += 1;
    others = setImmediate(theirs);
  });
  const steps = new Map<number, number>();
  try {
    await work(() => {
      steps.set(turn, (steps.get(turn) ?? 0) + 1);
      for (const until = performance.now() + stepMs; performance.now() < until; );
    });
  } finally {
    clearImmediate(others);
  }
  return Math.max(...steps.values());
}
