// The session pack of a large catchment, over HTTP.
import { pullPack } from '../bench-run/pack-place.ts';
import type { BenchRow } from '../bench-run/row.ts';

const promised = { milliseconds: 1000, megabytes: 2 };

export const row: BenchRow = {
  name: 'session pack of 5,000 people',
  promise: 'built in under 1 s, under 2 MB over the wire',
  async measure(env) {
    const { people, certificates, milliseconds, bytes } = await pullPack(env);
    const megabytes = bytes / 1e6;
    return {
      figure: Math.round(milliseconds),
      unit: `ms, ${megabytes.toFixed(2)} MB (${people} people, ${certificates} certificates)`,
      holds: milliseconds < promised.milliseconds && megabytes < promised.megabytes,
    };
  },
};
