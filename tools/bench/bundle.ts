// The web app's sizes: brotli-compressed JavaScript beside its budget.
import { join } from 'node:path';
import type { BenchRow } from '../bench-run/row.ts';
import { buildWeb, webDist } from '../start/web-build.ts';
import { bundleSizes } from './bundle-sizes.ts';

/** The largest of several sizes with the same budget. */
function largest(which: (what: string) => boolean) {
  const found = bundleSizes(webDist).filter(({ what }) => which(what));
  return found.reduce((most, size) => (size.kB > most.kB ? size : most));
}

function rowOf(name: string, promise: string, which: (what: string) => boolean): BenchRow {
  return {
    name,
    promise,
    async measure({ dataDir }) {
      await buildWeb(join(dataDir, 'logs', 'web-build.log'));
      const { what, kB, budget } = largest(which);
      return { figure: kB, unit: `kB (${what})`, holds: kB <= budget };
    },
  };
}

export const rows: BenchRow[] = [
  rowOf('app before sign-in is usable', 'at most 180 kB of JavaScript', (what) => what.startsWith('until')),
  rowOf('largest later screen', 'at most 60 kB more', (what) => !what.startsWith('until')),
];
