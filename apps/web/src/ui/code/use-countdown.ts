import { useEffect, useState } from 'react';

interface Run {
  /** Seconds of it that were over when it was shown. */
  readonly over?: number;
  readonly onEnd?: (() => void) | undefined;
}

/** Whole seconds left of `seconds` since `started` changed, by a clock that a sleeping screen does not slow; tells once when none are left. */
export function useCountdown(whole: number, started: unknown, { over = 0, onEnd }: Run = {}): number {
  const seconds = Math.max(0, whole - over);
  const [left, setLeft] = useState(Math.ceil(seconds));
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
    setLeft(Math.ceil(seconds));
    return () => clearInterval(timer);
  }, [started]);
  return left;
}
