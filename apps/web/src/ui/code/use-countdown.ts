import { useEffect, useState } from 'react';

/** Whole seconds left of `seconds` since `started` changed, by a clock that a sleeping screen does not slow; tells once when none are left. */
export function useCountdown(seconds: number, started: unknown, onEnd?: () => void): number {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with a new start only
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const look = () => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      onEnd?.();
    };
    const timer = setInterval(look, 500);
    setLeft(seconds);
    return () => clearInterval(timer);
  }, [started]);
  return left;
}
