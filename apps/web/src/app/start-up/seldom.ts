/** Acts the first time, and after that only where so many milliseconds have passed since it last did. */
export function seldom(pause: number, act: () => void, now: () => number = () => performance.now()): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - last < pause) return;
    last = now();
    act();
  };
}
