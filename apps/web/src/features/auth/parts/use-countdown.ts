import { useEffect, useState } from 'react';

/** Whole seconds left of `seconds`, counted from the moment `started` changes; a sleeping tab does not slow it. */
export function useCountdown(seconds: number, started: unknown): number {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new start begins anew with the same seconds
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const look = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [seconds, started]);
  return left;
}
