export interface Latency {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const latencyIn = (times: readonly number[]): Latency => {
  const sorted = times.toSorted((one, two) => one - two);
  return { p50: at(sorted, 0.5), p95: at(sorted, 0.95), p99: at(sorted, 0.99) };
};

/** Milliseconds of one call after another; the first `warmUp` of them are not counted. */
export async function latencyOf(
  calls: readonly (() => Promise<void>)[],
  warmUp = Math.floor(calls.length / 5),
): Promise<Latency> {
  const times: number[] = [];
  for (const [nth, call] of calls.entries()) {
    const from = performance.now();
    await call();
    if (nth >= warmUp) times.push(performance.now() - from);
  }
  return latencyIn(times);
}

/** Milliseconds of the same call so many times, after a warm-up. */
export const latencyOfSame = (
  call: () => Promise<void>,
  { warmUp, requests }: { readonly warmUp: number; readonly requests: number },
) =>
  latencyOf(
    Array.from({ length: warmUp + requests }, () => call),
    warmUp,
  );

export const inMilliseconds = ({ p50, p99 }: Latency): string => `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`;
