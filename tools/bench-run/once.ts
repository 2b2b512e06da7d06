import type { BenchEnv } from './row.ts';

/** Made once in a run for each name, however many rows ask for it. */
export function oncePerRun<Made>() {
  const made = new Map<string, Promise<Made>>();
  return (env: BenchEnv, name: string, make: () => Promise<Made>): Promise<Made> => {
    const key = `${env.dataDir} ${name}`;
    const found = made.get(key) ?? make();
    made.set(key, found);
    return found;
  };
}
