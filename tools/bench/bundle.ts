// Rows of the web app's sizes for the bench: brotli-compressed JavaScript beside its budget.
import { webDist } from '../start/web-build.ts';
import { bundleSizes } from './bundle-sizes.ts';

for (const { what, kB, budget } of bundleSizes(webDist)) {
  process.stdout.write(`${what.padEnd(44)} ${kB.toFixed(1).padStart(7)} kB   of ${budget} kB\n`);
}
